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
import { type Observed, Walker } from './walk';

const shown = ({ place, lines, takes }: ApprovedStep): string[] => [
  `→ ${place}`,
  ...lines,
  ...(takes === null ? [] : [`here: ${takes}`]),
];

/** What a step was to show and does not, and what it shows instead. */
function difference(wanted: ApprovedStep, seen: ApprovedStep): string[] {
  const [old, now] = [shown(wanted), shown(seen)];
  if (old.join('\n') === now.join('\n')) return [];
  const missing = old.filter((line) => !now.includes(line));
  const added = now.filter((line) => !old.includes(line));
  if (missing.length + added.length > 0)
    return [...missing.map((line) => `- ${line}`), ...added.map((line) => `+ ${line}`)];
  // The same lines, in another order or number.
  return [...old.map((line) => `- ${line}`), ...now.map((line) => `+ ${line}`)];
}

/** The first step at which a path is not as it was approved, in words; null where it is. */
function stray(
  number: number,
  { name, steps }: ApprovedPath,
  seen: readonly Observed[],
): string | null {
  for (const [index, wanted] of steps.entries()) {
    const step = seen[index] ?? { impossible: 'it is not there' };
    const at = `${number}. ${name}\n  step ${index}, ${wanted.cause}`;
    if (step.impossible !== undefined)
      return `${at}\n    can no longer be walked: ${step.impossible}\n    - → ${wanted.place}`;
    const lines = difference(wanted, step);
    if (lines.length > 0) return [at, ...lines.map((line) => `    ${line}`)].join('\n');
  }
  return null;
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

/** Takes the paths of an approved text on a flow's machine itself. */
export function compare(model: Model, approved: Approved): Judgement {
  const walker = new Walker(model);
  const wrong = approved.paths.flatMap((path, index) => {
    const causes = path.steps.map(({ cause }) => cause);
    const seen = walker.walk(causes, (step) => typeof path.steps[step]?.takes === 'string');
    return stray(index + 1, path, seen) ?? [];
  });
  const { title, figures, states } = headOf(walker);
  if (title !== approved.title) wrong.push(`Called\n    - ${approved.title}\n    + ${title}`);
  for (const figure of approved.figures) {
    const now = figures.find(({ what }) => what === figure.what);
    if (falls(figure, now))
      wrong.push(`Covers\n    - ${figureText(figure)}\n    + ${now ? figureText(now) : 'nothing'}`);
  }
  const missing = approved.states.filter((line) => !states.includes(line));
  const added = states.filter((line) => !approved.states.includes(line));
  if (missing.length + added.length > 0)
    wrong.push(
      ['States', ...missing.map((one) => `- ${one}`), ...added.map((one) => `+ ${one}`)].join(
        '\n    ',
      ),
    );
  const untaken = transitionsOf(walker.wording.chart)
    .map(({ id }) => id)
    .filter((id) => !walker.reached.transitions.has(id));
  return { wrong, untaken };
}
