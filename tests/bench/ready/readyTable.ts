import { type Cell, quantile, shown } from '../table';

/** Figures of one run: milliseconds and KiB. NaN: this page is not measured so. */
export interface Ready {
  firstPaint: number;
  seen: number;
  opened: number;
  largest: number;
  blocking: number;
  shift: number;
  scripts: number;
  again: number;
}

export interface Measured {
  name: string;
  /** The reference that it is compared with; none for a reference and for pages that have none. */
  like?: string | undefined;
  isReference: boolean;
  runs: readonly Ready[];
}

/** At most so much: times the reference, milliseconds. */
const goals = {
  seen: 1.25,
  opened: 1.25,
  largest: 1_000,
  largestOfOwnPages: 1_200,
  blocking: 80,
  shift: 0.001,
  again: 400,
};

export const heads = [
  '',
  'first paint',
  'first seen',
  'x ref',
  'opened',
  'x ref',
  'largest',
  'blocking',
  'shift',
  'JS KiB',
  'again',
  'beyond its goal',
];

const figures = [
  'firstPaint',
  'seen',
  'opened',
  'largest',
  'blocking',
  'shift',
  'scripts',
  'again',
] as const;

/** Medians of what was measured; NaN where no run has a figure. */
export function mediansOf(runs: readonly Ready[]): Ready {
  const medians: Partial<Ready> = {};
  for (const figure of figures) {
    const values = runs.map((run) => run[figure]).filter((value) => !Number.isNaN(value));
    medians[figure] = quantile(values, 0.5);
  }
  return medians as Ready;
}

const whole = (value: number): Cell => (Number.isNaN(value) ? '-' : String(Math.round(value)));
const times = (value: number): Cell => (Number.isNaN(value) ? '-' : value.toFixed(2));

/** A row for each page, its ratios to its reference, and what of it is beyond the goals. */
export function readyRows(measured: readonly Measured[]): Cell[][] {
  const medians = new Map(measured.map(({ name, runs }) => [name, mediansOf(runs)]));
  return measured.map(({ name, like, isReference, runs }) => {
    const own = mediansOf(runs);
    const reference = medians.get(like ?? '');
    const seen = own.seen / (reference?.seen ?? Number.NaN);
    const opened = own.opened / (reference?.opened ?? Number.NaN);
    const beyond = [
      seen > goals.seen && 'first seen',
      opened > goals.opened && 'opened',
      own.largest > (like ? goals.largest : goals.largestOfOwnPages) && 'largest',
      own.blocking > goals.blocking && 'blocking',
      own.shift > goals.shift && 'shift',
      own.again > goals.again && 'again',
    ].filter((goal) => goal !== false);
    return [
      name,
      whole(own.firstPaint),
      whole(own.seen),
      times(seen),
      whole(own.opened),
      times(opened),
      whole(own.largest),
      whole(own.blocking),
      own.shift.toFixed(4),
      shown(own.scripts),
      whole(own.again),
      isReference ? '' : beyond.join(', '),
    ];
  });
}
