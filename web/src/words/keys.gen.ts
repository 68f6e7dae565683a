// Made from the English text files by words.test.ts: every message, and what it needs.

import type { FluentVariable as Value } from '@fluent/bundle'

type Nothing = Record<never, never>

export interface Messages {
  'colonialism-turn': { turn: Value; turns: Value }
  'colonialism-phase-setup': Nothing
  'colonialism-phase-actions': Nothing
  'colonialism-phase-colonization': Nothing
  'colonialism-phase-end-of-turn': Nothing
  'colonialism-turn-order': Nothing
  'colonialism-row': { row: Value }
  'colonialism-free': Nothing
  'colonialism-rolled': { count: Value }
  'colonialism-laps': Nothing
  'colonialism-acted': { count: Value }
  'colonialism-yet-to-choose': Nothing
  'colonialism-supply': Nothing
  'colonialism-natives': Nothing
  'colonialism-mercenaries': Nothing
  'colonialism-bag': Nothing
  'colonialism-event': Nothing
  'colonialism-events-left': { count: Value }
  'colonialism-upgrades': Nothing
  'colonialism-price': { count: Value }
  'colonialism-bought-by': { who: Value }
  'colonialism-interests': Nothing
  'colonialism-deck': Nothing
  'colonialism-discard': Nothing
  'colonialism-hand': Nothing
  'colonialism-hands': Nothing
  'colonialism-reserve': Nothing
  'colonialism-policy': Nothing
  'colonialism-action': Nothing
  'colonialism-needs-ship': Nothing
  'colonialism-needs-presence': Nothing
  'colonialism-empty-hand': Nothing
  'colonialism-no-hand': Nothing
  'colonialism-close-discard': Nothing
  'colonialism-discard-of': { who: Value }
  'colonialism-empty-discard': Nothing
  'colonialism-your-turn': Nothing
  'colonialism-acting': Nothing
  'colonialism-bot': Nothing
  'colonialism-no-policies': Nothing
  'colonialism-hidden-card': Nothing
  'colonialism-open-card': Nothing
  'colonialism-own-hidden': Nothing
  'colonialism-fresh-ship': Nothing
  'colonialism-used-ship': Nothing
  'colonialism-discs': { count: Value }
  'colonialism-cubes-of': { colour: Value; count: Value }
  'colonialism-limit': { limit: Value; total: Value }
  'colonialism-regions': Nothing
  'colonialism-cubes': Nothing
  'colonialism-cards': Nothing
  'colonialism-discards': Nothing
  'colonialism-of-cards': { count: Value }
  'colonialism-show-discard': { count: Value }
  'empires-turn': { turn: Value }
  'empires-set-up': Nothing
  'empires-round': { all: Value; round: Value }
  'empires-phase-merchant-fleets': Nothing
  'empires-phase-first-player': Nothing
  'empires-phase-naval-forces': Nothing
  'empires-phase-privateering': Nothing
  'empires-phase-interest': Nothing
  'empires-phase-cards': Nothing
  'empires-programming': Nothing
  'empires-tracks': Nothing
  'empires-first-player': Nothing
  'empires-place': { place: Value }
  'empires-prestige': Nothing
  'empires-prestige-of': { have: Value; need: Value }
  'empires-points-of': { have: Value; need: Value }
  'empires-net': { net: Value }
  'empires-treasury': Nothing
  'empires-fleets': Nothing
  'empires-squadrons': Nothing
  'empires-goods': Nothing
  'empires-loans': Nothing
  'empires-loan': Nothing
  'empires-diplomacy': Nothing
  'empires-your-programme': Nothing
  'empires-programme-of': { who: Value }
  'empires-your-cards': Nothing
  'empires-cards-of': { who: Value }
  'empires-not-chosen': Nothing
  'empires-choose-five': Nothing
  'empires-slot': { n: Value }
  'empires-round-of': { n: Value }
  'empires-sealed': Nothing
  'empires-sealed-for': Nothing
  'empires-hidden': Nothing
  'empires-unplayed': Nothing
  'empires-laid': Nothing
  'empires-locked': Nothing
  'empires-used': { name: Value }
  'empires-progress': Nothing
  'empires-market': Nothing
  'empires-no-goods': Nothing
  'empires-no-loans': Nothing
  'empires-one-loan': Nothing
  'empires-many-loans': { n: Value }
  'empires-interest': Nothing
  'empires-interest-revised': Nothing
  'empires-your-loan': { n: Value; size: Value }
  'empires-abolished': Nothing
  'empires-show-key': Nothing
  'empires-fold-key': Nothing
  'empires-power': Nothing
  'empires-difficulty': Nothing
  'empires-unrest': Nothing
  'empires-mission': Nothing
  'empires-missions': Nothing
  'empires-colony': Nothing
  'empires-city': Nothing
  'empires-relevant': Nothing
  'empires-independent': Nothing
  'empires-state-excluded': Nothing
  'empires-state-unexplored': Nothing
  'empires-state-explored': Nothing
  'empires-marked': Nothing
  'empires-america': Nothing
  'empires-circumnavigation': Nothing
  'empires-undiscovered': Nothing
  'empires-discovered': { turn: Value }
  'empires-voyage-waiting': Nothing
  'empires-voyage-done': Nothing
  'empires-voyage-excluded': Nothing
  'empires-war-box': Nothing
  'empires-privateers-in': { n: Value }
  'empires-doomed': { n: Value }
  'empires-free': Nothing
  'empires-controls': { who: Value }
  'empires-safe': Nothing
  'empires-from-bottom': Nothing
  'empires-colony-of': { who: Value }
  'empires-war': Nothing
  'empires-year': { year: Value }
  'empires-attacker': Nothing
  'empires-defender': Nothing
  'empires-ally': { who: Value }
  'empires-offers': { n: Value }
  'empires-lost-at-sea': { n: Value }
  'empires-dice': { dice: Value; hits: Value }
  'empires-successes': { dice: Value; hits: Value }
  'empires-at-sea': Nothing
  'empires-fold': Nothing
  'empires-unfold': Nothing
  'empires-text-territories': Nothing
  'empires-awards-progress': Nothing
  'empires-awards-mission': Nothing
  'empires-awards-empire': Nothing
  'empires-awards-war': { n: Value }
  'guide-guide': Nothing
  'guide-progress': { all: Value; done: Value }
  'guide-kind-start': Nothing
  'guide-kind-asked': Nothing
  'guide-kind-seen': Nothing
  'guide-kind-over': Nothing
  'guide-think': Nothing
  'guide-hint': Nothing
  'guide-sound': Nothing
  'guide-next': Nothing
  'guide-left': { count: Value }
  'guide-back': Nothing
  'guide-skip': Nothing
  'guide-fold': Nothing
  'guide-unfold': Nothing
  'guide-page-title': Nothing
  'guide-page-line': Nothing
  'guide-begin': Nothing
  'guide-setting': Nothing
  'guide-game-colonialism': Nothing
  'guide-game-colonialism.line': Nothing
  'guide-game-empires': Nothing
  'guide-game-empires.line': Nothing
  'guide-retry': Nothing
  'lobby-title': Nothing
  'lobby-heading': Nothing
  'lobby-lead': Nothing
  'lobby-state-open': Nothing
  'lobby-state-running': Nothing
  'lobby-state-finished': Nothing
  'lobby-choose': Nothing
  'me-title': Nothing
  'me-heading': Nothing
  'me-stranger': Nothing
  'me-guest-line': Nothing
  'me-account-line': { login: Value }
  'me-name': Nothing
  'me-name-hint': Nothing
  'me-rename': Nothing
  'me-renamed': Nothing
  'me-come-in': Nothing
  'me-come-in-line': Nothing
  'me-enter': Nothing
  'me-sign-in': Nothing
  'me-login': Nothing
  'me-login-hint': Nothing
  'me-password': Nothing
  'me-password-hint': Nothing
  'me-new-password': Nothing
  'me-old-password': Nothing
  'me-recovery': Nothing
  'me-recovery-hint': Nothing
  'me-by-password': Nothing
  'me-by-code': Nothing
  'me-by-reset': Nothing
  'me-way': Nothing
  'me-reset-line': Nothing
  'me-reset': Nothing
  'me-code-heading': Nothing
  'me-code-line': Nothing
  'me-copy-code': Nothing
  'me-copied': Nothing
  'me-written': Nothing
  'me-account': Nothing
  'me-account-why': Nothing
  'me-sign-up': Nothing
  'me-change-password': Nothing
  'me-password-changed': Nothing
  'me-renew': Nothing
  'me-renew-line': Nothing
  'me-renew-button': Nothing
  'me-leave': Nothing
  'me-leave-line': Nothing
  'me-sign-out': Nothing
  'me-sign-out-all': Nothing
  'new-title': Nothing
  'new-table': Nothing
  'new-book': Nothing
  'new-extra': Nothing
  'new-pace': Nothing
  'new-seats': Nothing
  'new-recommended': Nothing
  'new-undated': Nothing
  'new-no-extras': Nothing
  'new-house': Nothing
  'new-house-line': Nothing
  'new-ruling': { number: Value }
  'new-pace-tonight': Nothing
  'new-pace-tonight.line': Nothing
  'new-pace-daily': Nothing
  'new-pace-daily.line': Nothing
  'new-pace-bank': Nothing
  'new-pace-bank.line': Nothing
  'new-days': Nothing
  'new-day-count': { days: Value }
  'new-minutes': Nothing
  'new-minute-count': { minutes: Value }
  'new-increment': Nothing
  'new-second-count': { seconds: Value }
  'new-absence': Nothing
  'new-absence-bot': Nothing
  'new-absence-resign': Nothing
  'new-absence-wait': Nothing
  'new-sitter-me': Nothing
  'new-sitter-bot': Nothing
  'new-sitter-open': Nothing
  'new-seat': { colour: Value }
  'new-level': { colour: Value }
  'new-you': Nothing
  'new-you-also': Nothing
  'new-friend': Nothing
  'new-friend-line': Nothing
  'new-fewer': Nothing
  'new-more': Nothing
  'new-count': { least: Value; most: Value; now: Value }
  'new-name': Nothing
  'new-play-as': { name: Value }
  'new-change': Nothing
  'new-listed': Nothing
  'new-listed-line': Nothing
  'new-summary': Nothing
  'new-heading': { game: Value; seats: Value }
  'new-start': Nothing
  'new-open': Nothing
  'new-invite': Nothing
  'new-invited': Nothing
  'new-not-copied': Nothing
  'new-link': Nothing
  'new-copied': Nothing
  'new-copy': Nothing
  'new-go': Nothing
  'new-watch-only': Nothing
  'new-subject': Nothing
  'new-never': Nothing
  'new-guide': Nothing
  'colour-blue': Nothing
  'colour-red': Nothing
  'colour-green': Nothing
  'colour-white': Nothing
  'colour-orange': Nothing
  'colour-yellow': Nothing
  'colour-black': Nothing
  'rules-page-title': Nothing
  'rules-page-heading': Nothing
  'rules-page-book': Nothing
  'rules-page-with': Nothing
  'rules-title': Nothing
  'rules-contents': Nothing
  'rules-search': Nothing
  'rules-placeholder': Nothing
  'rules-hits': { hits: Value; places: Value }
  'rules-nothing': Nothing
  'rules-unwritten': Nothing
  'rules-rulings': { count: Value }
  'rules-reason': Nothing
  'rules-notes': Nothing
  'rules-options': Nothing
  'rules-chosen': Nothing
  'rules-cite': { section: Value }
  'rules-page': Nothing
  'rules-again': Nothing
  'rules-absent': { section: Value }
  'offline': Nothing
  'failed': { status: Value }
  'theme-light': Nothing
  'theme-dark': Nothing
  'language': Nothing
  'menu': Nothing
  'close': Nothing
  'home': Nothing
  'new-game': Nothing
  'rules': Nothing
  'account': Nothing
  'lobby': Nothing
  'skip': Nothing
  'loading': Nothing
  'paragraph': { section: Value }
  'not-found': Nothing
  'back-home': Nothing
  'guest': Nothing
  'busy': Nothing
  'lasting-minutes': { count: Value }
  'lasting-hours': { count: Value }
  'game-colonialism': Nothing
  'game-empires': Nothing
  'home-title': Nothing
  'home-heading': Nothing
  'home-lead': Nothing
  'home-play': Nothing
  'home-playing': Nothing
  'home-play-line': { what: Value }
  'home-guided': Nothing
  'home-own': Nothing
  'home-games': Nothing
  'home-subject': Nothing
  'home-subject-text': Nothing
  'home-history': Nothing
  'home-code': Nothing
  'home-code-link': Nothing
  'home-join': Nothing
  'home-join-label': Nothing
  'home-join-button': Nothing
  'home-join-empty': Nothing
  'tables-yours': Nothing
  'tables-open': Nothing
  'tables-none': Nothing
  'tables-none-line': Nothing
  'tables-none-open': Nothing
  'tables-none-open-line': Nothing
  'tables-none-running': Nothing
  'tables-none-finished': Nothing
  'tables-finished': { count: Value }
  'tables-no-finished': Nothing
  'tables-all': { count: Value }
  'tables-fewer': Nothing
  'tables-awaited': Nothing
  'tables-waiting': Nothing
  'tables-to-begin': { free: Value }
  'tables-begins': Nothing
  'tables-over': Nothing
  'tables-aborted': Nothing
  'tables-watch': Nothing
  'tables-look': Nothing
  'tables-join': Nothing
  'tables-open-it': Nothing
  'tables-everything': Nothing
  'tables-bots': { count: Value }
  'tables-refresh': Nothing
  'tables-again': Nothing
  'map-closer': Nothing
  'map-farther': Nothing
  'map-whole': Nothing
  'outline-table': Nothing
  'outline-title': Nothing
  'outline-choices': Nothing
  'outline-given-so-far': { labels: Value }
  'outline-not-begun': Nothing
  'outline-your-turn': Nothing
  'outline-acting': Nothing
  'outline-bot': Nothing
  'outline-given': Nothing
  'table-you': Nothing
  'table-open-seat': Nothing
  'table-found': Nothing
  'table-lost': { seconds: Value }
  'table-stale': Nothing
  'table-waiting': { count: Value; names: Value }
  'table-waiting-note': Nothing
  'table-sealed': Nothing
  'table-sending': Nothing
  'table-back': Nothing
  'table-ask-back': Nothing
  'table-ask-back-alone': Nothing
  'table-go-back-hint': { line: Value }
  'table-more': { count: Value }
  'table-fewer': Nothing
  'table-options': Nothing
  'table-board': Nothing
  'table-text-table': Nothing
  'table-log': Nothing
  'table-seats': Nothing
  'table-chat': Nothing
  'table-notes': Nothing
  'table-notes-hint': Nothing
  'table-chat-hint': Nothing
  'table-send': Nothing
  'table-talk-empty': Nothing
  'table-turn-to-empty': Nothing
  'table-why-title': Nothing
  'table-reconstructed': Nothing
  'table-history': Nothing
  'table-keys': Nothing
  'table-key-options': Nothing
  'table-key-options.does': Nothing
  'table-key-focused': Nothing
  'table-key-focused.does': Nothing
  'table-key-arrows': Nothing
  'table-key-arrows.does': Nothing
  'table-key-escape': Nothing
  'table-key-escape.does': Nothing
  'table-key-hand': Nothing
  'table-key-hand.does': Nothing
  'table-key-map': Nothing
  'table-key-map.does': Nothing
  'table-key-log': Nothing
  'table-key-log.does': Nothing
  'table-key-text': Nothing
  'table-key-text.does': Nothing
  'table-key-history': Nothing
  'table-key-history.does': Nothing
  'table-key-help': Nothing
  'table-key-help.does': Nothing
  'table-resign': Nothing
  'table-resign-sure': Nothing
  'table-let-bot': Nothing
  'table-take-back': Nothing
  'table-bot-plays': Nothing
  'table-replace-with-bot': { name: Value }
  'table-yes': Nothing
  'table-no': Nothing
  'table-withdraw': Nothing
  'table-undo-asked': { line: Value; name: Value }
  'table-undo-mine': { names: Value }
  'table-curtain-title': { name: Value }
  'table-curtain-note': Nothing
  'table-curtain-show': Nothing
  'table-waiting-room': Nothing
  'table-waiting-room-note': Nothing
  'table-waiting-start': Nothing
  'table-sit-down': Nothing
  'table-leave': Nothing
  'table-start': Nothing
  'table-abort': Nothing
  'table-add-bot': Nothing
  'table-invitation': Nothing
  'table-copy': Nothing
  'table-copied': Nothing
  'table-aborted': Nothing
  'table-spectator': Nothing
  'table-missed-title': { count: Value }
  'table-missed-play': Nothing
  'table-missed-close': Nothing
  'table-practice': Nothing
  'table-own-board': Nothing
  'table-own-board-long': Nothing
  'table-absent': Nothing
  'table-bot': { level: Value }
  'table-resigned': Nothing
  'table-time-left': Nothing
  'table-loading': Nothing
  'table-name-yourself': Nothing
  'table-result': Nothing
  'end-title': Nothing
  'end-scoring': Nothing
  'end-player': Nothing
  'end-step': { all: Value; at: Value; name: Value }
  'end-next': Nothing
  'end-all': Nothing
  'end-ties': Nothing
  'end-cube-yellow': Nothing
  'end-cube-brown': Nothing
  'end-cube-black': Nothing
  'end-smallest': Nothing
  'end-yes': Nothing
  'end-no': Nothing
  'end-charts': Nothing
  'end-chart-help': Nothing
  'end-moment': Nothing
  'end-look': Nothing
  'end-practice': Nothing
  'end-download': Nothing
  'end-verify': Nothing
  'end-again': Nothing
  'end-opening': Nothing
  'end-verify-note': Nothing
  'end-seal': Nothing
  'end-secret': Nothing
  'end-salt': Nothing
  'end-contributions': Nothing
  'end-command': Nothing
  'end-copy': Nothing
  'end-copied': Nothing
  'end-loading': Nothing
  'end-failed': Nothing
  'end-retry': Nothing
  'history-history': Nothing
  'history-position': { all: Value; at: Value }
  'history-first': Nothing
  'history-previous': Nothing
  'history-next': Nothing
  'history-previous-station': Nothing
  'history-next-station': Nothing
  'history-last': Nothing
  'history-play': Nothing
  'history-pause': Nothing
  'history-speed': { speed: Value }
  'history-go-to': Nothing
  'history-seen-by': Nothing
  'history-spectator': Nothing
  'history-link': Nothing
  'history-link-short': Nothing
  'history-linked': Nothing
  'history-not-linked': { link: Value }
  'history-download': Nothing
  'history-practice': Nothing
  'history-practice-game': Nothing
  'history-practice-long': { at: Value }
  'history-begins': Nothing
  'history-your-seat': Nothing
  'history-others': Nothing
  'history-open': Nothing
  'history-opening': Nothing
  'history-cancel': Nothing
  'history-to-now': Nothing
  'history-result': Nothing
  'history-more': Nothing
}

export type MessageKey = keyof Messages

export type Area =
  | 'colonialism'
  | 'empires'
  | 'guide'
  | 'lessons-colonialism'
  | 'lessons-empires'
  | 'lobby'
  | 'me'
  | 'new'
  | 'rules'
  | 'start'
  | 'table'
