rules-page-title = Rules
rules-page-heading = The rules in our own words
rules-page-book = Rulebook
rules-page-with = With

rules-title = Rules
rules-contents = Contents
rules-search = Search the rules
rules-placeholder = Word or paragraph
rules-hits =
    { $hits ->
        [0] Nothing found
        [one] { $hits } hit in { $places ->
            [one] { $places } paragraph
           *[other] { $places } paragraphs
        }
       *[other] { $hits } hits in { $places ->
            [one] { $places } paragraph
           *[other] { $places } paragraphs
        }
    }
rules-nothing = No paragraph has all of these words.
rules-unwritten = Nobody has written down the rules of this game here. At the table, each question says what can be done.
rules-rulings =
    { $count ->
        [one] One ruling where the book is silent
       *[other] { $count } rulings where the book is silent
    }
rules-reason = Why
rules-notes = Notes
rules-options = Options of this rulebook
rules-chosen = chosen
rules-cite = Link to paragraph { $section }
rules-page = Open as a page
rules-again = Try again
rules-absent = Paragraph { $section } is not part of these rules.
