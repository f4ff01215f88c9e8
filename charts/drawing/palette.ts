/** Colours of a drawing, light and dark; each text has at least 4.5 : 1 on what it stands on. */
const colours = {
  paper: ['#fbfaf7', '#0f1418'],
  ink: ['#1d1c1a', '#e8ebee'],
  muted: ['#5f5b53', '#a4afb9'],
  card: ['#ffffff', '#1a232b'],
  border: ['#cbc5b7', '#3d4a56'],
  even: ['#f6f3ec', '#141b21'],
  odd: ['#fdfcfa', '#182128'],
  line: ['#858073', '#7f8c98'],
  event: ['#2750b8', '#9db8ff'],
  time: ['#8a5a00', '#f0bf66'],
  good: ['#1d6b38', '#7fd39b'],
  bad: ['#ab2a20', '#ff9d92'],
  work: ['#6a3fa8', '#c9aef5'],
  goodTint: ['#d9f0df', '#173d26'],
  badTint: ['#fbdcd8', '#4a1d1a'],
  warmTint: ['#ffe9a8', '#4b3b08'],
} as const;

const listed = (place: 0 | 1) =>
  Object.entries(colours)
    .map(([name, pair]) => `--chart-${name}:${pair[place]}`)
    .join(';');

const rules = `
.chart{font-family:'Cairo Variable',Cairo,sans-serif;fill:var(--chart-ink);background:var(--chart-paper)}
.chart text{white-space:pre}
.chart .group>.frame{fill:var(--chart-even);stroke:var(--chart-border);stroke-width:1.2}
.chart .odd>.frame{fill:var(--chart-odd)}
.chart .region>.frame{stroke-dasharray:6 4}
.chart .leaf>.frame,.chart .final>.frame{fill:var(--chart-card);stroke:var(--chart-border);stroke-width:1.2}
.chart .final>.frame{stroke:var(--chart-good);stroke-width:1.4}
.chart .inner{fill:none;stroke:var(--chart-good);stroke-width:1}
.chart .anywhere>.frame{fill:var(--chart-card);stroke:var(--chart-line);stroke-dasharray:2 3}
.chart .dot{fill:var(--chart-ink)}
.chart .ring{fill:var(--chart-card);stroke:var(--chart-line);stroke-width:1.4}
.chart .rule{stroke:var(--chart-border)}
.chart .wire{fill:none;stroke:var(--chart-line);stroke-width:1.5}
.chart .head{fill:var(--chart-line)}
.chart .plate{fill:var(--chart-card);stroke:var(--chart-border)}
.chart .text,.chart .lead,.chart .guard,.chart .action{fill:var(--chart-muted)}
.chart .lead{fill:var(--chart-ink)}
.chart .flow text{fill:var(--chart-event);text-decoration:underline}
.chart .flow:hover text,.chart .flow:focus-visible text{text-decoration-thickness:2px}
.chart .icon{fill:none;stroke:var(--chart-event);stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
.chart .icon.after,.chart .icon.always{stroke:var(--chart-time)}
.chart .icon.done{stroke:var(--chart-good)}
.chart .icon.error{stroke:var(--chart-bad)}
.chart .icon.actor,.chart .icon.entry,.chart .icon.exit{stroke:var(--chart-work)}
.chart .edge.error .wire{stroke:var(--chart-bad);stroke-dasharray:7 4}
.chart .edge.error .head{fill:var(--chart-bad)}
.chart .badge rect{stroke:var(--chart-card);stroke-width:1.5}
.chart .badge text{fill:#fff;font-weight:700;font-size:11px;text-anchor:middle}
.chart .good>.badge rect{fill:#1d6b38}.chart .bad>.badge rect{fill:#ab2a20}.chart .warm>.badge rect{fill:#8a5a00}
.chart .good>.frame{stroke:var(--chart-good);stroke-width:2.4}
.chart .bad>.frame{stroke:var(--chart-bad);stroke-width:2.4;stroke-dasharray:5 3}
.chart .warm>.frame{stroke:var(--chart-time);stroke-width:2.4}
.chart .edge.good .wire{stroke:var(--chart-good);stroke-width:2.2;stroke-dasharray:none}
.chart .edge.bad .wire{stroke:var(--chart-bad);stroke-width:2.2;stroke-dasharray:3 4}
.chart .edge.warm .wire{stroke:var(--chart-time);stroke-width:2.2;stroke-dasharray:none}
.chart .edge.good .head{fill:var(--chart-good)}.chart .edge.bad .head{fill:var(--chart-bad)}.chart .edge.warm .head{fill:var(--chart-time)}
.chart .edge.ghost .wire{stroke:var(--chart-bad);stroke-width:1.6;stroke-dasharray:2 5;opacity:.75}.chart .edge.ghost .head{fill:var(--chart-bad);opacity:.75}
.chart .stripe.ghost{fill:var(--chart-even)}.chart .ghost>.badge rect{fill:#ab2a20}
.chart .stripe.good{fill:var(--chart-goodTint)}.chart .stripe.bad{fill:var(--chart-badTint)}.chart .stripe.warm{fill:var(--chart-warmTint)}
.chart .edge:hover .wire,.chart .chosen .wire{stroke:var(--chart-event);stroke-width:2.6}
.chart .edge:hover .head,.chart .chosen .head{fill:var(--chart-event)}
.chart .chosen>.frame{stroke:var(--chart-event);stroke-width:3}
.chart [tabindex]:focus{outline:none}
.chart [tabindex]:focus-visible>.frame{stroke:var(--chart-event);stroke-width:3}
.chart [data-way]:focus-visible{outline:2px solid var(--chart-event);outline-offset:2px}
.chart [data-way]:focus-visible text{fill:var(--chart-event)}
`;

/** The style sheet of all drawings; `themed` leaves the choice of theme to the page around them. */
export function chartStyles(themed: 'byPage' | 'bySystem'): string {
  const dark =
    themed === 'byPage'
      ? `[data-theme='dark']{${listed(1)}}`
      : `@media (prefers-color-scheme:dark){:root{${listed(1)}}}`;
  return `:root{${listed(0)}}${dark}${rules}@media print{:root,[data-theme='dark']{${listed(0)}}}`;
}
