// Made by `python3 do.py pages` from the schemas of the API; do not edit.
// 1220a2ef45ac8e6b2939d77f94991b7ae19fef0f8378e7e797b09e89a51165db

export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * Abort
         * @description The host gives the table up, before the game has begun.
         */
        Abort: {
            /** @enum {unknown} */
            type: "abort";
        };
        /**
         * About
         * @description What was agreed when the table was opened; a practice table also says where it comes from.
         */
        About: {
            table: string;
            edition: string;
            title: string;
            board: string;
            own_board: boolean;
            created: number;
            private: boolean;
            /** @enum {unknown} */
            absence: "bot" | "resign" | "wait";
            level: string;
            auto: boolean;
            rules: number;
            forked: components["schemas"]["Origin"] | null;
        };
        /**
         * Accepted
         * @description It is done, and on disk.
         */
        Accepted: {
            /** @enum {unknown} */
            type: "accepted";
            seq: number;
            draft: number;
        };
        /**
         * Admitted
         * @description Somebody has come in. The token is for programs; browsers keep it as a cookie. The code is told only once.
         */
        Admitted: {
            me: components["schemas"]["Person"];
            token: string;
            /** @default  */
            recovery?: string;
        };
        /**
         * Advice
         * @description For the question that is open to a seat at one moment; `hint` is what a plain bot would answer.
         */
        Advice: {
            seq: number;
            draft: number;
            hint: string | null;
            previews: components["schemas"]["Preview"][];
            missing: components["schemas"]["Missing"][];
        };
        /**
         * AnswerUndo
         * @description Agree to go back, or refuse; whoever asked may withdraw.
         */
        AnswerUndo: {
            /** @enum {unknown} */
            type: "answer_undo";
            yes: boolean;
        };
        /**
         * AnswerUpdate
         * @description What became of a command.
         */
        AnswerUpdate: {
            /** @enum {unknown} */
            type: "answer";
            idem: string;
            answer: components["schemas"]["Accepted"] | components["schemas"]["Rejected"] | components["schemas"]["Stale"];
        };
        /**
         * AskUndo
         * @description Ask everybody to go back to the moment after a line.
         */
        AskUndo: {
            /** @enum {unknown} */
            type: "ask_undo";
            to: number;
        };
        /**
         * Bank
         * @description So many seconds for the whole game, and some more with each answer.
         */
        Bank: {
            /** @enum {unknown} */
            type: "bank";
            seconds: number;
            /** @default 0 */
            increment?: number;
        };
        /**
         * BotSeat
         * @description A bot sits here.
         */
        BotSeat: {
            /** @enum {unknown} */
            type: "bot";
            /** @default greedy */
            level?: string;
        };
        /**
         * Catalogue
         * @description What is printed on board, tiles and cards of an edition: names, help, and numbers.
         *
         *     In `things` the place in a list is the number by which views and actions call a thing. `cited` is how people name a
         *     paragraph in this language, where that is not its key.
         */
        Catalogue: {
            edition: string;
            game: string;
            book: string;
            language: string;
            seats: components["schemas"]["Thing"][];
            things: {
                [key: string]: components["schemas"]["Thing"][];
            };
            board: Record<string, unknown>;
            cited: {
                [key: string]: string;
            };
        };
        /**
         * Cell
         * @description Some words, and the thing they stand for, such as `heap:0`: the first noun of the verb `heap`.
         *
         *     Parts follow the words, with a joint between one and the next. `paint` is the seat or the colour of a piece in whose
         *     colour all of it is printed, such as `seat:1`.
         */
        Cell: {
            /** @default  */
            text?: string;
            /** @default  */
            thing?: string;
            /** @default  */
            paint?: string;
            /** @default [] */
            parts?: components["schemas"]["Cell"][];
            /** @default , */
            joint?: string;
        };
        /**
         * ChapterShown
         * @description A heading of the rulebook with what stands directly under it; the depth is 1 for a chapter.
         */
        ChapterShown: {
            key: string;
            cited: string;
            heading: string;
            depth: number;
            statements: components["schemas"]["StatementShown"][];
            rulings: components["schemas"]["RulingShown"][];
            on_board: string;
        };
        /** ChatMessage */
        ChatMessage: {
            text: string;
        };
        /**
         * ChatUpdate
         * @description New lines of chat.
         */
        ChatUpdate: {
            /** @enum {unknown} */
            type: "talk";
            talk: components["schemas"]["TalkShown"][];
        };
        /**
         * ClockShown
         * @description The clock of everybody, as the viewer may see it: who has answered in secret seems to think on.
         */
        ClockShown: {
            rule: components["schemas"]["NoClock"] | components["schemas"]["PerMove"] | components["schemas"]["Bank"];
            seats: (components["schemas"]["TimeShown"] | null)[];
        };
        /**
         * ColonialismOwn
         * @description What only the viewer sees.
         */
        ColonialismOwn: {
            hand: number[];
            deck: number[];
            interests: number[];
            down: (number | null)[];
        };
        /**
         * ColonialismPhase
         * @description 2.8 A phase of the turn, and how far the one under way has come: the action, or the region in order.
         */
        ColonialismPhase: {
            /** @enum {unknown} */
            key: "actions" | "colonization" | "end-of-turn" | "setup";
            /** @enum {unknown} */
            state: "done" | "next" | "now";
            /** @default 0 */
            step?: number;
            /** @default 0 */
            steps?: number;
        };
        /**
         * ColonialismScene
         * @description What lies open on the table.
         */
        ColonialismScene: {
            turn: number;
            turns: number;
            phases: components["schemas"]["ColonialismPhase"][];
            regions: components["schemas"]["RegionShown"][];
            zones: components["schemas"]["ShipsShown"][][];
            seats: components["schemas"]["ColonialismSeat"][];
            turn_order: number[];
            track: (number | null)[];
            queue: number[];
            natives: number;
            bag: number[];
            spent: number;
            upgrades: components["schemas"]["UpgradeShown"][];
            counter: number | null;
            mercenaries: number | null;
            event: number | null;
            events_left: number;
        };
        /**
         * ColonialismSeat
         * @description What lies before a player, and how many cards are hidden.
         */
        ColonialismSeat: {
            colour: string;
            row: number;
            acted: number;
            reserve: number;
            cubes: number[];
            hand: number;
            deck: number;
            interests: number;
            discards: number[];
            upgrades: number[];
            played: number | null;
            /** @default 0 */
            rolled?: number;
            /** @default [] */
            known_interests?: number[];
        };
        /**
         * ColumnHead
         * @description What a column of numbers is. Those of one group have one name, and each of them another colour.
         */
        ColumnHead: {
            key: string;
            name: string;
            section: string;
            /** @default  */
            group?: string;
            /** @default  */
            colour?: string;
        };
        /**
         * Command
         * @description One thing to be done, by somebody who has seen the table up to a line and has drafted so many times since.
         */
        Command: {
            seq: number;
            idem: string;
            do: components["schemas"]["Join"] | components["schemas"]["Leave"] | components["schemas"]["Start"] | components["schemas"]["Abort"] | components["schemas"]["Play"] | components["schemas"]["Retract"] | components["schemas"]["AskUndo"] | components["schemas"]["AnswerUndo"] | components["schemas"]["Resign"] | components["schemas"]["Replace"] | components["schemas"]["Return"];
            /** @default 0 */
            draft?: number;
            /** @default null */
            seat?: number | null;
        };
        /**
         * CountersShown
         * @description 5 Counters that lie together and are alike.
         */
        CountersShown: {
            owner: number;
            count: number;
            /** @default false */
            safe?: boolean;
        };
        /**
         * Described
         * @description Something to choose: a word for programs, a title and a line for people.
         */
        Described: {
            key: string;
            title: string;
            line: string;
        };
        /**
         * DiscsShown
         * @description 2.4 Discs of one faction in a region: whose influence they are, and what they look like.
         */
        DiscsShown: {
            faction: number;
            look: string;
            count: number;
            /** @default false */
            hired?: boolean;
        };
        /**
         * EditionInfo
         * @description A rulebook, how many can play it, and for how long, about, if everybody is at one table.
         */
        EditionInfo: {
            name: string;
            game: string;
            year: number | null;
            least: number;
            most: number;
            options: components["schemas"]["OptionShown"][];
            title: string;
            line: string;
            minutes: number;
        };
        /** Editions */
        Editions: {
            recommended: string;
            editions: components["schemas"]["EditionInfo"][];
            levels: string[];
            games: components["schemas"]["Described"][];
            level_names: components["schemas"]["Described"][];
        };
        /**
         * EmpiresOwn
         * @description What only the viewer sees.
         */
        EmpiresOwn: {
            /** @default [] */
            row?: components["schemas"]["ProgrammedCard"][];
            /** @default [] */
            unchosen?: number[];
            /** @default [] */
            sealed?: string[];
        };
        /**
         * EmpiresPhase
         * @description 4 A part of the turn: the programme, one of the rounds by its number, or a phase by its name.
         */
        EmpiresPhase: {
            key: string;
            /** @enum {unknown} */
            state: "done" | "next" | "now";
            /** @default 0 */
            step?: number;
        };
        /**
         * EmpiresPlayer
         * @description 2 What lies before one player, and what it comes to.
         */
        EmpiresPlayer: {
            seat: number;
            colour: string;
            treasury: number;
            fleets: number;
            squadrons: number;
            goods: number;
            prestige: number;
            net: number;
            diplomacy: number;
            steps: number[];
            values: number[];
            monopolies: number;
            loans: number[];
            debt: number;
            /** @default null */
            nation?: number | null;
            /** @default false */
            starless?: boolean;
            /** @default [] */
            row?: components["schemas"]["ProgrammedCard"][];
            /** @default [] */
            unchosen?: number[];
            /** @default [] */
            cards?: components["schemas"]["OpenCard"][];
            /** @default 0 */
            war_points?: number;
            /** @default 0 */
            victories?: number;
            /** @default 0 */
            missions_placed?: number;
            /** @default false */
            progress_award?: boolean;
            /** @default false */
            mission_award?: boolean;
            /** @default false */
            empire?: boolean;
            /** @default [] */
            privateers?: components["schemas"]["PrivateersShown"][];
        };
        /**
         * EmpiresScene
         * @description What lies open on the table.
         */
        EmpiresScene: {
            turn: number;
            round: number;
            phase: number;
            phases: components["schemas"]["EmpiresPhase"][];
            first: number;
            order: number[];
            territories: components["schemas"]["TerritoryShown"][];
            players: components["schemas"]["EmpiresPlayer"][];
            america: number;
            discovered: number;
            /** @enum {unknown} */
            voyage: "done" | "excluded" | "open" | "waiting";
            /** @default 0 */
            circumnavigation?: number;
            /** @default false */
            abolished?: boolean;
            /** @default 0 */
            war_box?: number;
            /** @default null */
            war?: components["schemas"]["WarShown"] | null;
            /** @default 0 */
            end_roll?: number;
        };
        /**
         * ErrorMessage
         * @description A message that was not understood, or not done.
         */
        ErrorMessage: {
            /** @enum {unknown} */
            type: "error";
            code: string;
            reason: string;
            /** @default  */
            idem: string;
        };
        /**
         * Fork
         * @description Play on from where a finished game stood after a line: from one seat, against bots of a level.
         */
        Fork: {
            seq: number;
            seat: number;
            /** @default greedy */
            level?: string;
        };
        /**
         * FrameUpdate
         * @description The table as the viewer sees it now, with the log since the last frame.
         */
        FrameUpdate: {
            /** @enum {unknown} */
            type: "frame";
            frame: components["schemas"]["TableFrame"];
        };
        /**
         * GameResult
         * @description How the game has ended.
         */
        GameResult: {
            scores: number[];
            totals: number[];
            ranks: number[];
            ending: string;
            text: string[];
        };
        /** Healthy */
        Healthy: {
            status: string;
            version: string;
        };
        /**
         * Join
         * @description Sit down; the contribution is mixed into the dice.
         */
        Join: {
            /** @enum {unknown} */
            type: "join";
            seat: number;
            /** @default null */
            name?: string | null;
            /** @default  */
            contribution?: string;
        };
        /**
         * Leave
         * @description Get up, before the game has begun; the host may send a bot away.
         */
        Leave: {
            /** @enum {unknown} */
            type: "leave";
        };
        /**
         * LogEntry
         * @description A line of the log: the sentence, its paragraph, the fact by key, and what it is about: numbers by name.
         */
        LogEntry: {
            seq: number;
            section: string;
            text: string;
            kind: string;
            about: {
                [key: string]: number;
            };
        };
        /**
         * Mark
         * @description A line after which the game stood somewhere new.
         */
        Mark: {
            seq: number;
            label: string;
        };
        /**
         * Me
         * @description The one who opens the table sits here.
         */
        Me: {
            /** @enum {unknown} */
            type: "me";
            /** @default  */
            contribution?: string;
        };
        Message: components["schemas"]["FrameUpdate"] | components["schemas"]["AnswerUpdate"] | components["schemas"]["ChatUpdate"] | components["schemas"]["ErrorMessage"];
        /**
         * Missing
         * @description Something that is not offered now, and the condition that fails, with its paragraph.
         *
         *     `thing` is what it would light up, as an option does; nothing if it is only a button.
         */
        Missing: {
            action: string;
            label: string;
            reason: string;
            section: string;
            /** @default  */
            thing: string;
        };
        /** NewAccount */
        NewAccount: {
            login: string;
            password: string;
        };
        /** NewPassword */
        NewPassword: {
            old: string;
            new: string;
        };
        /** NewPlayer */
        NewPlayer: {
            name: string;
        };
        /**
         * NewTable
         * @description A table as somebody wants it: the rule set, who sits where, and what happens to those who do not answer.
         */
        NewTable: {
            edition: string;
            places: (components["schemas"]["Me"] | components["schemas"]["BotSeat"] | components["schemas"]["Open"])[];
            /** @default  */
            title?: string;
            /** @default null */
            board?: string | null;
            clock?: components["schemas"]["NoClock"] | components["schemas"]["PerMove"] | components["schemas"]["Bank"];
            /**
             * @default wait
             * @enum {unknown}
             */
            absence?: "bot" | "resign" | "wait";
            /** @default greedy */
            level?: string;
            /** @default false */
            private?: boolean;
            /** @default true */
            auto?: boolean;
            /** @default null */
            name?: string | null;
            /** @default null */
            house?: string | null;
        };
        /**
         * NoClock
         * @description Nobody is hurried.
         */
        NoClock: {
            /** @enum {unknown} */
            type: "none";
        };
        /** Note */
        Note: {
            text: string;
        };
        /**
         * Open
         * @description Somebody may sit down here.
         */
        Open: {
            /** @enum {unknown} */
            type: "open";
        };
        /**
         * OpenCard
         * @description CR 4.1 One card by the revised rules, where hands are open.
         */
        OpenCard: {
            card: number;
            /** @enum {unknown} */
            state: "hand" | "laid" | "locked" | "used";
            /** @default null */
            used?: number | null;
        };
        /** Opened */
        Opened: {
            table: string;
        };
        /**
         * OptionOffered
         * @description Something that can be answered: the words of the action space, and labels for people.
         *
         *     The short one leaves out what the question says already; it suffices where all options are of one kind. `thing` is
         *     what lights up on the table, such as `region:2`; nothing if the option is only a button.
         */
        OptionOffered: {
            action: string;
            label: string;
            short: string;
            thing: string;
        };
        /**
         * OptionShown
         * @description An option of a rulebook, and how many can play with it; the line says in a few words what differs.
         */
        OptionShown: {
            name: string;
            ruling: string;
            needs: string;
            excludes: string;
            title: string;
            line: string;
            least: number;
            most: number;
        };
        /**
         * Origin
         * @description Where a practice table comes from: another table, the line after which it plays on, the outcomes drawn there.
         */
        Origin: {
            table: string;
            seq: number;
            drawn: number;
        };
        /**
         * OutlineColumn
         * @description What stands under each other. In a line of text a cell stands between lead and tail, unless it is empty.
         *
         *     Without a lead a column is no part of the line. What is aligned, `<` or `>`, is as wide as the widest or as it says.
         */
        OutlineColumn: {
            head: string;
            /** @default null */
            lead?: string | null;
            /** @default  */
            tail?: string;
            /** @default  */
            align?: string;
        };
        /**
         * OutlineSection
         * @description A heading, notes, and rows under it. The first cell of a row names what the others tell of.
         *
         *     In lines of text a legend says what the columns are, rows that flow follow their heading in one line, and a section
         *     with a key is shown in full to whoever types it.
         */
        OutlineSection: {
            heading: string;
            /** @default [] */
            rows?: components["schemas"]["Cell"][][];
            /** @default [] */
            columns?: components["schemas"]["OutlineColumn"][];
            /** @default [] */
            notes?: components["schemas"]["Cell"][];
            /** @default 1 */
            depth?: number;
            /** @default false */
            flows?: boolean;
            /** @default  */
            legend?: string;
            /** @default  */
            key?: string;
            /** @default  */
            none?: string;
        };
        /**
         * OwnTable
         * @description A table where one has a seat; `awaited` names the seats from which something is expected.
         */
        OwnTable: {
            table: string;
            state: string;
            changed: number;
            seats: number[];
            awaited: number[];
            shown: components["schemas"]["TableListing"];
        };
        /**
         * PerMove
         * @description So many seconds for each answer.
         */
        PerMove: {
            /** @enum {unknown} */
            type: "per_move";
            seconds: number;
        };
        /** Person */
        Person: {
            name: string;
            login: string | null;
        };
        /**
         * Play
         * @description Answer the open question.
         */
        Play: {
            /** @enum {unknown} */
            type: "play";
            action: string;
        };
        /**
         * PoliciesShown
         * @description 2.2 The policy cards of a seat at a region: perhaps one face-down, and those that lie open.
         */
        PoliciesShown: {
            seat: number;
            open: number[];
            /** @default false */
            hidden?: boolean;
        };
        /**
         * Present
         * @description Who asks, if the server knows.
         */
        Present: {
            me: components["schemas"]["Person"] | null;
        };
        /**
         * Preview
         * @description What an option does, as far as that is certain or an exact chance: in a word or two, and in a few lines.
         */
        Preview: {
            action: string;
            short: string;
            lines: string[];
        };
        /**
         * PrivateersShown
         * @description CR 4.5 Privateers that lie in wait for somebody.
         */
        PrivateersShown: {
            owner: number;
            count: number;
        };
        /**
         * Problem
         * @description Why a request was refused: a code for programs, a sentence for people, and what it was about.
         */
        Problem: {
            code: string;
            reason: string;
            /** @default  */
            field?: string;
        };
        /**
         * ProgrammedCard
         * @description 4 One place of a programme; without a card only its back is seen.
         */
        ProgrammedCard: {
            /** @enum {unknown} */
            state: "done" | "next" | "now";
            /** @default null */
            card?: number | null;
            /** @default null */
            used?: number | null;
        };
        /**
         * QuestionShown
         * @description What the viewer is asked and what about. Without options they have said enough, and others are choosing.
         */
        QuestionShown: {
            prompt: string;
            about: {
                [key: string]: number;
            };
            section: string;
            text: string;
            sealed: boolean;
            options: components["schemas"]["OptionOffered"][];
            given: components["schemas"]["OptionOffered"][];
        };
        /**
         * RegionShown
         * @description 2.7 A region with its tiles, and who and what is there.
         */
        RegionShown: {
            value: number;
            limit: number;
            total: number;
            discs: components["schemas"]["DiscsShown"][];
            policies: components["schemas"]["PoliciesShown"][];
            cubes: number[];
            /** @default 0 */
            order?: number;
            /** @default false */
            crowded?: boolean;
            /** @default false */
            colonized?: boolean;
        };
        /**
         * Rejected
         * @description It cannot be done; `message` is a sentence for people, `code` for programs.
         */
        Rejected: {
            /** @enum {unknown} */
            type: "rejected";
            code: string;
            reason: string;
            seq: number;
            draft: number;
        };
        /** Remark */
        Remark: {
            heading: string;
            text: string;
        };
        /**
         * Replace
         * @description A bot takes a seat: an open one before the game has begun, afterwards that of a person, who may return.
         */
        Replace: {
            /** @enum {unknown} */
            type: "replace";
            seat: number;
            level: string;
        };
        /** Reset */
        Reset: {
            recovery: string;
            new: string;
        };
        /**
         * Resign
         * @description A bot plays the seat to the end.
         */
        Resign: {
            /** @enum {unknown} */
            type: "resign";
        };
        /**
         * Retract
         * @description Take back the last answer that nobody else has seen anything of.
         */
        Retract: {
            /** @enum {unknown} */
            type: "retract";
        };
        /**
         * Return
         * @description Take one's seat back from a bot.
         */
        Return: {
            /** @enum {unknown} */
            type: "return";
        };
        /**
         * RulesPage
         * @description The rules of an edition in our own words, in the order of the book, and what the book can be played with.
         */
        RulesPage: {
            edition: string;
            title: string;
            options: components["schemas"]["OptionShown"][];
            notes: components["schemas"]["Remark"][];
            chapters: components["schemas"]["ChapterShown"][];
        };
        /**
         * RulingShown
         * @description A decision where the books are silent or contradict each other.
         */
        RulingShown: {
            number: string;
            topic: string;
            decision: string;
            reason: string;
        };
        /**
         * Scoring
         * @description How the outcome came about, step by step.
         */
        Scoring: {
            columns: components["schemas"]["ColumnHead"][];
            rows: number[][];
        };
        /**
         * SealShown
         * @description The seal of the dice; after the end also what opens it.
         */
        SealShown: {
            commitment: string;
            contributions: string[];
            /** @default  */
            secret?: string;
            /** @default  */
            salt?: string;
        };
        /**
         * SeatListed
         * @description Who sits on a seat, in a list of tables.
         */
        SeatListed: {
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            name: string;
            level: string;
        };
        /**
         * SeatShown
         * @description Who sits on a seat. A person's seat may be played by a bot for a while, or, after resigning, to the end.
         */
        SeatShown: {
            /** @enum {unknown} */
            kind: "bot" | "open" | "person";
            colour: string;
            name: string;
            level: string;
            resigned: boolean;
            absent: boolean;
        };
        /**
         * Series
         * @description Something public that every seat has so much of, at each mark.
         */
        Series: {
            key: string;
            name: string;
            section: string;
            values: number[][];
        };
        /**
         * ShipsShown
         * @description 2.5 The ships of a seat in a zone.
         */
        ShipsShown: {
            seat: number;
            /** @default 0 */
            fresh?: number;
            /** @default 0 */
            used?: number;
        };
        /**
         * SignIn
         * @description Either login and password, or a recovery code.
         */
        SignIn: {
            /** @default  */
            login?: string;
            /** @default  */
            password?: string;
            /** @default  */
            recovery?: string;
        };
        /**
         * SpaceShown
         * @description 5 A resource space that is printed, and what lies on it.
         */
        SpaceShown: {
            number: number;
            runs: components["schemas"]["CountersShown"][];
            /** @default null */
            controller?: number | null;
            /** @default 0 */
            doomed?: number;
        };
        /**
         * Stale
         * @description Something has happened that the sender had not seen yet: look again, then decide again.
         */
        Stale: {
            /** @enum {unknown} */
            type: "stale";
            seq: number;
            draft: number;
        };
        /**
         * Start
         * @description The host begins the game.
         */
        Start: {
            /** @enum {unknown} */
            type: "start";
        };
        /** StatementShown */
        StatementShown: {
            id: string;
            text: string;
        };
        /**
         * StationShown
         * @description Something to look at: the facts of one line that belong together, in a few words, and the table after it.
         *
         *     Its number never changes. One that continues another goes on where a question interrupted that; its caption tells
         *     both.
         */
        StationShown: {
            number: number;
            seq: number;
            kind: string;
            continues: boolean;
            section: string;
            caption: string;
            facts: components["schemas"]["LogEntry"][];
            scene: unknown;
            own: unknown;
            /** @default null */
            outline: components["schemas"]["OutlineSection"][] | null;
        };
        /**
         * TableFrame
         * @description Everything that one viewer may know at one moment, and what they have not heard yet.
         */
        TableFrame: {
            about: components["schemas"]["About"];
            /** @enum {unknown} */
            state: "aborted" | "finished" | "open" | "running";
            seat: number;
            mine: number[];
            host: boolean;
            seq: number;
            draft: number;
            log: components["schemas"]["LogEntry"][];
            scene: unknown;
            own: unknown;
            question: components["schemas"]["QuestionShown"] | null;
            awaiting: number[];
            seats: components["schemas"]["SeatShown"][];
            clock: components["schemas"]["ClockShown"] | null;
            undo: components["schemas"]["UndoShown"] | null;
            back: number | null;
            result: components["schemas"]["GameResult"] | null;
            seal: components["schemas"]["SealShown"];
            /** @default null */
            outline: components["schemas"]["OutlineSection"][] | null;
        };
        /**
         * TableListing
         * @description A table in a list.
         */
        TableListing: {
            edition: string;
            title: string;
            seats: components["schemas"]["SeatListed"][];
            clock: components["schemas"]["NoClock"] | components["schemas"]["PerMove"] | components["schemas"]["Bank"];
            /** @enum {unknown} */
            absence: "bot" | "resign" | "wait";
        };
        /**
         * TableShown
         * @description A table in a list.
         */
        TableShown: {
            table: string;
            state: string;
            changed: number;
            shown: components["schemas"]["TableListing"];
        };
        /** TalkShown */
        TalkShown: {
            number: number;
            at: number;
            name: string;
            text: string;
        };
        /**
         * TerritoryShown
         * @description 1 A territory with its resource spaces and all its markers.
         */
        TerritoryShown: {
            number: number;
            /** @enum {unknown} */
            state: "excluded" | "explored" | "unexplored";
            spaces: components["schemas"]["SpaceShown"][];
            /** @default 0 */
            power?: number;
            /** @default 0 */
            difficulty?: number;
            /** @default 0 */
            prestige?: number;
            /** @default null */
            colony?: number | null;
            /** @default false */
            independent?: boolean;
            /** @default 0 */
            unrest?: number;
            /** @default 0 */
            missions?: number;
            /** @default 0 */
            city?: number;
            /** @default 0 */
            relevant?: number;
            /** @default false */
            marked?: boolean;
        };
        /**
         * Thing
         * @description Something with a name: what it is or does, and the paragraph of the rules that says more, if there is one.
         */
        Thing: {
            key: string;
            name: string;
            /** @default  */
            help: string;
            /** @default  */
            section: string;
            /** @default false */
            reconstructed: boolean;
            /** @default  */
            effect: string;
            /** @default  */
            code: string;
        };
        /**
         * TimeSeries
         * @description A game over time; the scoring comes with its end.
         */
        TimeSeries: {
            marks: components["schemas"]["Mark"][];
            measures: components["schemas"]["Series"][];
            scoring: components["schemas"]["Scoring"] | null;
        };
        /**
         * TimeShown
         * @description What a seat has left, in milliseconds, and whether it runs as far as the viewer knows.
         */
        TimeShown: {
            left: number;
            running: boolean;
        };
        /**
         * UndoShown
         * @description Somebody asks to go back to a line; these seats have agreed, these are still asked.
         */
        UndoShown: {
            seat: number;
            to: number;
            agreed: number[];
            asked: number[];
        };
        /**
         * UpgradeShown
         * @description X2 What an upgrade costs, and who has bought it.
         */
        UpgradeShown: {
            price: number;
            owner: number | null;
        };
        /**
         * WarShown
         * @description 22 The war that goes on; its battles are told by facts.
         */
        WarShown: {
            year: number;
            attacker: components["schemas"]["WarSide"];
            defender: components["schemas"]["WarSide"];
        };
        /**
         * WarSide
         * @description 22 One side of a war.
         */
        WarSide: {
            seat: number;
            /** @default null */
            ally?: number | null;
            /** @default 0 */
            offer?: number;
            /** @default 0 */
            lost?: number;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Abort = components['schemas']['Abort'];
export type About = components['schemas']['About'];
export type Accepted = components['schemas']['Accepted'];
export type Admitted = components['schemas']['Admitted'];
export type Advice = components['schemas']['Advice'];
export type AnswerUndo = components['schemas']['AnswerUndo'];
export type AnswerUpdate = components['schemas']['AnswerUpdate'];
export type AskUndo = components['schemas']['AskUndo'];
export type Bank = components['schemas']['Bank'];
export type BotSeat = components['schemas']['BotSeat'];
export type Catalogue = components['schemas']['Catalogue'];
export type Cell = components['schemas']['Cell'];
export type ChapterShown = components['schemas']['ChapterShown'];
export type ChatMessage = components['schemas']['ChatMessage'];
export type ChatUpdate = components['schemas']['ChatUpdate'];
export type ClockShown = components['schemas']['ClockShown'];
export type ColonialismOwn = components['schemas']['ColonialismOwn'];
export type ColonialismPhase = components['schemas']['ColonialismPhase'];
export type ColonialismScene = components['schemas']['ColonialismScene'];
export type ColonialismSeat = components['schemas']['ColonialismSeat'];
export type ColumnHead = components['schemas']['ColumnHead'];
export type Command = components['schemas']['Command'];
export type CountersShown = components['schemas']['CountersShown'];
export type Described = components['schemas']['Described'];
export type DiscsShown = components['schemas']['DiscsShown'];
export type EditionInfo = components['schemas']['EditionInfo'];
export type Editions = components['schemas']['Editions'];
export type EmpiresOwn = components['schemas']['EmpiresOwn'];
export type EmpiresPhase = components['schemas']['EmpiresPhase'];
export type EmpiresPlayer = components['schemas']['EmpiresPlayer'];
export type EmpiresScene = components['schemas']['EmpiresScene'];
export type ErrorMessage = components['schemas']['ErrorMessage'];
export type Fork = components['schemas']['Fork'];
export type FrameUpdate = components['schemas']['FrameUpdate'];
export type GameResult = components['schemas']['GameResult'];
export type Healthy = components['schemas']['Healthy'];
export type Join = components['schemas']['Join'];
export type Leave = components['schemas']['Leave'];
export type LogEntry = components['schemas']['LogEntry'];
export type Mark = components['schemas']['Mark'];
export type Me = components['schemas']['Me'];
export type Message = components['schemas']['Message'];
export type Missing = components['schemas']['Missing'];
export type NewAccount = components['schemas']['NewAccount'];
export type NewPassword = components['schemas']['NewPassword'];
export type NewPlayer = components['schemas']['NewPlayer'];
export type NewTable = components['schemas']['NewTable'];
export type NoClock = components['schemas']['NoClock'];
export type Note = components['schemas']['Note'];
export type Open = components['schemas']['Open'];
export type OpenCard = components['schemas']['OpenCard'];
export type Opened = components['schemas']['Opened'];
export type OptionOffered = components['schemas']['OptionOffered'];
export type OptionShown = components['schemas']['OptionShown'];
export type Origin = components['schemas']['Origin'];
export type OutlineColumn = components['schemas']['OutlineColumn'];
export type OutlineSection = components['schemas']['OutlineSection'];
export type OwnTable = components['schemas']['OwnTable'];
export type PerMove = components['schemas']['PerMove'];
export type Person = components['schemas']['Person'];
export type Play = components['schemas']['Play'];
export type PoliciesShown = components['schemas']['PoliciesShown'];
export type Present = components['schemas']['Present'];
export type Preview = components['schemas']['Preview'];
export type PrivateersShown = components['schemas']['PrivateersShown'];
export type Problem = components['schemas']['Problem'];
export type ProgrammedCard = components['schemas']['ProgrammedCard'];
export type QuestionShown = components['schemas']['QuestionShown'];
export type RegionShown = components['schemas']['RegionShown'];
export type Rejected = components['schemas']['Rejected'];
export type Remark = components['schemas']['Remark'];
export type Replace = components['schemas']['Replace'];
export type Reset = components['schemas']['Reset'];
export type Resign = components['schemas']['Resign'];
export type Retract = components['schemas']['Retract'];
export type Return = components['schemas']['Return'];
export type RulesPage = components['schemas']['RulesPage'];
export type RulingShown = components['schemas']['RulingShown'];
export type Scoring = components['schemas']['Scoring'];
export type SealShown = components['schemas']['SealShown'];
export type SeatListed = components['schemas']['SeatListed'];
export type SeatShown = components['schemas']['SeatShown'];
export type Series = components['schemas']['Series'];
export type ShipsShown = components['schemas']['ShipsShown'];
export type SignIn = components['schemas']['SignIn'];
export type SpaceShown = components['schemas']['SpaceShown'];
export type Stale = components['schemas']['Stale'];
export type Start = components['schemas']['Start'];
export type StatementShown = components['schemas']['StatementShown'];
export type StationShown = components['schemas']['StationShown'];
export type TableFrame = components['schemas']['TableFrame'];
export type TableListing = components['schemas']['TableListing'];
export type TableShown = components['schemas']['TableShown'];
export type TalkShown = components['schemas']['TalkShown'];
export type TerritoryShown = components['schemas']['TerritoryShown'];
export type Thing = components['schemas']['Thing'];
export type TimeSeries = components['schemas']['TimeSeries'];
export type TimeShown = components['schemas']['TimeShown'];
export type UndoShown = components['schemas']['UndoShown'];
export type UpgradeShown = components['schemas']['UpgradeShown'];
export type WarShown = components['schemas']['WarShown'];
export type WarSide = components['schemas']['WarSide'];
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
