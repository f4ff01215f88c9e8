import { type Mutant, type Operator, operators } from './mutant';

/** A mistake that no run found. */
export interface Alive {
  readonly mutant: Mutant;
  /** The causes after which it does something else; null where nobody has found any. */
  readonly after: readonly string[] | null;
  readonly why: string;
}

/** A mistake that makes no difference, whatever the model offers, and all that was compared for that. */
export interface Equal {
  readonly mutant: Mutant;
  readonly configurations: number;
  readonly steps: number;
}

export interface FlowScore {
  readonly flow: string;
  readonly killed: readonly Mutant[];
  readonly alive: readonly Alive[];
  readonly equal: readonly Equal[];
  /** How many mistakes XState takes no machine with. */
  readonly refused: number;
}

export interface Count {
  readonly killed: number;
  readonly equal: number;
  readonly of: number;
}

const sum = (counts: readonly number[]) => counts.reduce((all, one) => all + one, 0);

/** Cut off after one place, so that 94.99 is no 95. */
export const percentOf = ({ killed, equal, of }: Count): number =>
  of === equal ? 100 : Math.floor((1_000 * killed) / (of - equal)) / 10;

const countOf = (scores: readonly FlowScore[], isMeant: (one: Mutant) => boolean): Count => {
  const killed = sum(scores.map((one) => one.killed.filter(isMeant).length));
  const alive = sum(scores.map((one) => one.alive.filter(({ mutant }) => isMeant(mutant)).length));
  const equal = sum(scores.map((one) => one.equal.filter(({ mutant }) => isMeant(mutant)).length));
  return { killed, equal, of: killed + alive + equal };
};

export const totalOf = (scores: readonly FlowScore[]): Count => countOf(scores, () => true);

const byOperator = (scores: readonly FlowScore[]): [Operator, Count][] =>
  operators
    .map((operator): [Operator, Count] => [
      operator,
      countOf(scores, (one) => one.operator === operator),
    ])
    .filter(([, { of }]) => of > 0);

const row = (name: string, count: Count): string => {
  const { killed, equal, of } = count;
  const cells = [name.padEnd(30), `${killed} / ${of}`.padStart(13), `${equal}`.padStart(8)];
  return `${cells.join('')}${`${percentOf(count)} %`.padStart(10)}`;
};

const headLine = `${'mistake'.padEnd(30)}${'found / of'.padStart(13)}${'equal'.padStart(8)}`;

/** How many of each kind of mistake were found. */
export const tableOf = (scores: readonly FlowScore[]): string[] => [
  headLine,
  ...byOperator(scores).map(([operator, count]) => row(operator, count)),
  row('all', totalOf(scores)),
];

/** What was measured, for people: the table, what was not found with the likely reason, what makes no difference with its proof. */
export function reportOf(title: string, scores: readonly FlowScore[]): string {
  const flows = scores.filter(
    ({ killed, alive, equal }) => killed.length + alive.length + equal.length > 0,
  );
  const lines = ({ flow }: FlowScore, told: readonly (readonly string[])[]) =>
    told.length > 0
      ? ['', `${flow}: ${told.length}`, ...told.flat().map((line) => `  ${line}`)]
      : [];
  return [
    title,
    '',
    ...tableOf(scores),
    '',
    ...flows.map((one) => row(one.flow, totalOf([one]))),
    '',
    'Not found',
    ...flows.flatMap((one) =>
      lines(
        one,
        one.alive.map(({ mutant, why }) => [`${mutant.operator}: ${mutant.at}`, `  ${why}`]),
      ),
    ),
    '',
    'No difference in all that the model offers',
    ...flows.flatMap((one) =>
      lines(
        one,
        one.equal.map(({ mutant, configurations, steps }) => [
          `${mutant.operator}: ${mutant.at} (${configurations} configurations, ${steps} steps)`,
        ]),
      ),
    ),
    '',
  ].join('\n');
}
