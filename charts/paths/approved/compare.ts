import { transitionsOf } from '../../model/chart';
import type { Model } from '../fixtures';
import { headOf } from './head';
import {
  type Approved,
  type ApprovedPath,
  type ApprovedStep,
  type Figure,
  figureText,
} from './text';
import { type Observed, type Trodden, Walker } from './walk';

const shown = ({ place, lines, takes }: ApprovedStep): string[] => [
  `→ ${place}`,
  ...lines,
  ...(takes === null ? [] : [`here: ${takes}`]),
];

/** The first step at which a path is not as it was approved, in the lines that tell of it. */
interface Stray {
  readonly step: number;
  readonly expected: readonly string[];
  readonly got: readonly string[];
  /** Whether the step can no longer be taken. */
  readonly impossible: boolean;
}

/** What a step was to show and does not, and what it shows instead; null where it shows what it was to. */
function difference(
  wanted: ApprovedStep,
  seen: ApprovedStep,
): Pick<Stray, 'expected' | 'got'> | null {
  const [old, now] = [shown(wanted), shown(seen)];
  if (old.join('\n') === now.join('\n')) return null;
  const expected = old.filter((line) => !now.includes(line));
  const got = now.filter((line) => !old.includes(line));
  // The same lines, in another order or number.
  return expected.length + got.length > 0 ? { expected, got } : { expected: old, got: now };
}

function strayOf({ steps }: ApprovedPath, seen: readonly Observed[]): Stray | null {
  for (const [step, wanted] of steps.entries()) {
    const found = seen[step] ?? { impossible: 'it is not there' };
    if (found.impossible !== undefined) {
      const got = [`can no longer be walked: ${found.impossible}`];
      return { step, expected: [`→ ${wanted.place}`], got, impossible: true };
    }
    const lines = difference(wanted, found);
    if (lines) return { step, ...lines, impossible: false };
  }
  return null;
}

/** Where a path strayed, in words. */
function strayText(name: string, { steps }: ApprovedPath, stray: Stray): string {
  const { step, expected, got, impossible } = stray;
  const missing = expected.map((line) => `- ${line}`);
  const lines = impossible ? [...got, ...missing] : [...missing, ...got.map((line) => `+ ${line}`)];
  return [
    `${name}\n  step ${step}, ${steps[step]?.cause}`,
    ...lines.map((line) => `    ${line}`),
  ].join('\n');
}

const falls = (approved: Figure, now: Figure | undefined): boolean =>
  !now ||
  now.reached < approved.reached ||
  (approved.of !== null &&
    now.of !== null &&
    now.of - now.reached > approved.of - approved.reached);

export interface Judgement {
  /** Where the machine does something else than was approved, in words. */
  readonly wrong: readonly string[];
  /** Ids of transitions that were not taken. */
  readonly untaken: readonly string[];
}

/** An approved path that was taken on the machine. */
export interface JudgedPath {
  readonly name: string;
  readonly approved: ApprovedPath;
  readonly trail: readonly Trodden[];
  readonly stray: Stray | null;
}

/** Takes the paths of an approved text one after the other. */
function* judgedPaths(walker: Walker, approved: Approved): Generator<JudgedPath> {
  for (const [index, path] of approved.paths.entries()) {
    const causes = path.steps.map(({ cause }) => cause);
    const seen = walker.walk(causes, (step) => typeof path.steps[step]?.takes === 'string');
    const stray = strayOf(path, seen);
    yield { name: `${index + 1}. ${path.name}`, approved: path, trail: walker.trail, stray };
  }
}

/** What is wrong with a text as a whole; known when all its paths were taken. */
function* wrongAsWhole(walker: Walker, approved: Approved): Generator<string> {
  const { title, figures, states } = headOf(walker);
  if (title !== approved.title) yield `Called\n    - ${approved.title}\n    + ${title}`;
  for (const figure of approved.figures) {
    const now = figures.find(({ what }) => what === figure.what);
    if (falls(figure, now))
      yield `Covers\n    - ${figureText(figure)}\n    + ${now ? figureText(now) : 'nothing'}`;
  }
  const missing = approved.states.filter((line) => !states.includes(line));
  const added = states.filter((line) => !approved.states.includes(line));
  if (missing.length + added.length > 0)
    yield ['States', ...missing.map((one) => `- ${one}`), ...added.map((one) => `+ ${one}`)].join(
      '\n    ',
    );
}

/** What is wrong with a path, in words; null where it went as was approved. */
export const wrongWith = ({ name, approved, stray }: JudgedPath): string | null =>
  stray && strayText(name, approved, stray);

export interface Judged {
  readonly paths: readonly JudgedPath[];
  /** What is wrong with the text as a whole. */
  readonly whole: readonly string[];
  readonly untaken: readonly string[];
}

/** Takes the paths of an approved text on a flow's machine itself. */
export function judge(model: Model, approved: Approved): Judged {
  const walker = new Walker(model);
  const paths = [...judgedPaths(walker, approved)];
  const whole = [...wrongAsWhole(walker, approved)];
  const untaken = transitionsOf(walker.wording.chart)
    .map(({ id }) => id)
    .filter((id) => !walker.reached.transitions.has(id));
  return { paths, whole, untaken };
}

/** The first that is not as it was approved, where a run need not go on; null where all is. */
export function firstWrong(model: Model, approved: Approved): string | null {
  const walker = new Walker(model);
  for (const path of judgedPaths(walker, approved)) {
    const told = wrongWith(path);
    if (told !== null) return told;
  }
  const [first = null] = wrongAsWhole(walker, approved);
  return first;
}

/** Takes the paths of an approved text on a flow's machine itself, and tells what is wrong. */
export function compare(model: Model, approved: Approved): Judgement {
  const { paths, whole, untaken } = judge(model, approved);
  return { wrong: [...paths.flatMap((path) => wrongWith(path) ?? []), ...whole], untaken };
}
