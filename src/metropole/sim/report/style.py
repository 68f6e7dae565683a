"""How a report looks: the colours and type of Metropole, light and dark, on a screen, a phone and paper."""

from typing import Final

SERIES: Final = 8  # colours for bots or editions, after which they begin again

COLOURS: Final = """
:root {
  color-scheme: light dark;
  --bg: #f4f0e6; --panel: #fdfbf5; --panel2: #efe9db; --ink: #23272b; --ink2: #565a5c; --line: #d8d0be;
  --warn: #9c2f22;
  --s0: #24569b; --s1: #b3372c; --s2: #2f7346; --s3: #b3560f;
  --s4: #7a4b96; --s5: #3b5f6c; --s6: #8a5a33; --s7: #7b7972;
  --sans: "Source Sans 3", system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif;
  --serif: "Source Serif 4", Georgia, "Noto Serif", serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #13171a; --panel: #1b2024; --panel2: #242a2f; --ink: #ede8dc; --ink2: #b0b3b1; --line: #343b40;
    --warn: #f08a7a;
    --s0: #6d9fe4; --s1: #e5766b; --s2: #68b583; --s3: #e0863c;
    --s4: #b48fcf; --s5: #9dbbc7; --s6: #c3936a; --s7: #9b9a94;
  }
}
""".strip()

PAGE: Final = """
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body {
  margin: 0; background: var(--bg); color: var(--ink);
  font: 15px/21px var(--sans); font-variant-numeric: tabular-nums lining-nums;
}
main, header.top, footer { max-width: 1200px; margin: 0 auto; padding: 0 16px; }
header.top { padding-top: 32px; }
footer { padding-top: 8px; padding-bottom: 40px; color: var(--ink2); font-size: 13px; }
h1, h2, h3 { font-family: var(--serif); text-wrap: balance; overflow-wrap: anywhere; }
h1 { margin: 0; font-size: 30px; line-height: 36px; font-weight: 600; }
h2 { margin: 40px 0 4px; font-size: 20px; line-height: 24px; font-weight: 700; }
h3 { margin: 0; font-size: 16px; line-height: 20px; font-weight: 600; }
p { margin: 4px 0 12px; max-width: 72ch; overflow-wrap: anywhere; }
p.note, .note { color: var(--ink2); font-size: 14px; line-height: 19px; }
.overline {
  margin: 0 0 4px; color: var(--ink2); font-size: 11px; line-height: 15px; font-weight: 600;
  letter-spacing: .08em; text-transform: uppercase;
}
dl.played {
  display: grid; grid-template-columns: repeat(auto-fit, minmax(132px, 1fr)); gap: 12px 22px;
  margin: 22px 0 0; padding: 12px 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--panel);
}
dl.played div:last-child { grid-column: 1 / -1; }
dt { color: var(--ink2); font-size: 12px; line-height: 15px; }
dd { margin: 2px 0 0; font-weight: 600; overflow-wrap: anywhere; }
.charts {
  display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr)); gap: 16px; margin: 12px 0;
}
figure {
  margin: 0; padding: 12px 16px; min-width: 0; border: 1px solid var(--line); border-radius: 8px;
  background: var(--panel); break-inside: avoid;
}
figcaption { margin-bottom: 8px; }
figcaption p { margin: 2px 0 0; }
figure svg { display: block; width: 100%; max-width: 440px; height: auto; color: var(--ink); }
svg * { stroke-linejoin: round; }
.charts svg text { paint-order: stroke; stroke: var(--panel); stroke-width: 3.5px; }
svg text { font-family: var(--sans); font-variant-numeric: tabular-nums lining-nums; }
.key { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 6px 0 0; padding: 0; list-style: none; font-size: 13px; }
.key li { display: flex; align-items: center; gap: 6px; overflow-wrap: anywhere; }
.key span { min-width: 0; }
.key svg { flex: none; width: 14px; height: 14px; }
details { margin-top: 8px; }
summary { width: fit-content; color: var(--ink2); font-size: 13px; line-height: 24px; cursor: pointer; }
summary:focus-visible, .scroll:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; border-radius: 4px; }
.scroll {
  margin: 12px 0; max-width: 100%; width: fit-content; overflow-x: auto;
  border: 1px solid var(--line); border-radius: 8px; background: var(--panel);
}
figure .scroll { width: auto; margin: 8px 0 0; max-height: 420px; overflow-y: auto; border-radius: 6px; }
table { border-collapse: collapse; font-size: 14px; line-height: 19px; }
figure table { font-size: 13px; line-height: 17px; }
th, td { padding: 5px 12px; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; }
th:first-child { font-weight: 400; white-space: normal; max-width: 44ch; }
thead th { color: var(--ink2); font-size: 12px; line-height: 15px; font-weight: 600; vertical-align: bottom; }
thead th:first-child { font-weight: 600; }
tbody tr { border-top: 1px solid var(--line); }
tbody tr:nth-child(even) { background: color-mix(in srgb, var(--panel2) 45%, transparent); }
ul.troubles { margin: 8px 0; padding-left: 20px; color: var(--warn); overflow-wrap: anywhere; }
ul.troubles small { color: var(--ink2); }
@media (max-width: 600px) {
  header.top { padding-top: 22px; }
  h1 { font-size: 24px; line-height: 30px; }
  h2 { margin-top: 32px; }
  figure { padding: 12px; }
  dl.played { grid-template-columns: 1fr 1fr; }
  th, td { padding: 5px 8px; }
  details { margin-top: 4px; }
  summary { line-height: 44px; }
}
@media print {
  :root {
    color-scheme: light;
    --bg: #fff; --panel: #fff; --panel2: #f3f1ec; --ink: #000; --ink2: #444; --line: #bbb;
    --warn: #9c2f22; --s0: #24569b; --s1: #b3372c; --s2: #2f7346; --s3: #b3560f;
    --s4: #7a4b96; --s5: #3b5f6c; --s6: #8a5a33; --s7: #7b7972;
  }
  body { font-size: 10pt; line-height: 14pt; }
  .charts { grid-template-columns: 1fr 1fr; }
  figure details { display: none; }
  .scroll { overflow: visible; width: auto; border: 0; }
  table { font-size: 8pt; line-height: 11pt; }
  th, td { padding: 2px 6px; white-space: normal; }
  h2, figcaption { break-after: avoid; }
  tr { break-inside: avoid; }
}
""".strip()

STYLE: Final = f"{COLOURS}\n{PAGE}"
