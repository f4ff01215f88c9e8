/** A step of an approved path: what happens, where it leads, and what else can be seen of it. */
export interface ApprovedStep {
  readonly cause: string;
  readonly place: string;
  readonly lines: readonly string[];
  /** Events that are taken there, all others doing nothing; null where the text does not say. */
  readonly takes: string | null;
}

export interface ApprovedPath {
  readonly name: string;
  readonly steps: readonly ApprovedStep[];
}

/** What a flow's paths reach, of how many. */
export interface Figure {
  readonly what: string;
  readonly reached: number;
  /** Null where nobody counts them all. */
  readonly of: number | null;
}

/** A step that is taken on screens only. */
export interface AlsoStep {
  /** Where it begins, and what happens. */
  readonly step: string;
  readonly place: string;
  /** All that is not kept: what is said, asked, waited for. */
  readonly lines: readonly string[];
}

/** A flow's approved text. */
export interface Approved {
  readonly title: string;
  readonly figures: readonly Figure[];
  /** A line for each state: what it is, what is shown there, which requirements it meets. */
  readonly states: readonly string[];
  readonly paths: readonly ApprovedPath[];
  readonly also: readonly AlsoStep[];
}

const arrow = ' → ';
const indent = '     ';
const takesOnly = 'here: ';
const onScreens = 'On the screens also';

export const figureText = ({ what, reached, of }: Figure): string =>
  of === null ? `${reached} ${what}` : `${reached} of ${of} ${what}`;

const figuresLine = (figures: readonly Figure[]) =>
  `Covers ${figures.map((figure) => figureText(figure)).join(', ')}`;

const stepLines = ({ cause, place, lines, takes }: ApprovedStep) => [
  `   ${cause}${arrow}${place}`,
  ...lines.map((line) => `${indent}${line}`),
  ...(takes === null ? [] : [`${indent}${takesOnly}${takes}`]),
];

export const textOf = ({ title, figures, states, paths, also }: Approved): string =>
  [
    title,
    figuresLine(figures),
    '',
    'States',
    ...states.map((line) => `   ${line}`),
    ...paths.flatMap(({ name, steps }, index) => [
      '',
      `${index + 1}. ${name}`,
      ...steps.flatMap(stepLines),
    ]),
    ...(also.length > 0 ? ['', onScreens] : []),
    ...also.flatMap(({ step, place, lines }) =>
      stepLines({ cause: step, place, lines, takes: null }),
    ),
    '',
  ].join('\n');

/** Throws with the number of the line that no text of a flow has. */
export function readText(text: string): Approved {
  const [title = '', covers = '', ...rest] = text.split('\n');
  const figures = [...covers.matchAll(/(\d+)(?: of (\d+))? ([^,]+)/g)].map(
    ([, reached, of, what = '']): Figure => ({
      what,
      reached: Number(reached),
      of: of === undefined ? null : Number(of),
    }),
  );
  const states: string[] = [];
  const paths: {
    name: string;
    steps: { cause: string; place: string; lines: string[]; takes: string | null }[];
  }[] = [];
  const also: { step: string; place: string; lines: string[] }[] = [];
  let isAlso = false;
  for (const [index, line] of rest.entries()) {
    const at = line.lastIndexOf(arrow);
    isAlso ||= line === onScreens;
    const path = paths.at(-1);
    const step = path?.steps.at(-1);
    const name = /^\d+\. (.*)$/.exec(line)?.[1];
    if (line === '' || line === 'States' || line === onScreens) continue;
    if (isAlso) {
      if (line.startsWith(indent)) also.at(-1)?.lines.push(line.slice(indent.length));
      else also.push({ step: line.slice(3, at), place: line.slice(at + arrow.length), lines: [] });
      continue;
    }
    if (name !== undefined) paths.push({ name, steps: [] });
    else if (!path && line.startsWith('   ')) states.push(line.trimStart());
    else if (step && line.startsWith(indent)) {
      const told = line.slice(indent.length);
      if (told.startsWith(takesOnly)) step.takes = told.slice(takesOnly.length);
      else step.lines.push(told);
    } else if (path && line.startsWith('   ') && line.includes(arrow)) {
      path.steps.push({
        cause: line.slice(3, at),
        place: line.slice(at + arrow.length),
        lines: [],
        takes: null,
      });
    } else throw new Error(`Line ${index + 3} is none of an approved text: ${line}`);
  }
  return { title, figures, states, paths, also };
}
