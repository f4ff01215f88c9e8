import { stepReason, type ValueAt, valueIn } from '../../reasons/reasonText';
import type { ReadChart } from '../charts';
import { contextAt, type LoggedActor, type LoggedStep } from '../log/known';
import { labelsFor, transitionOf } from './context';

/** What stood in an actor's context after a step, or before it where the step took it away, and in its event. */
export function valuesAt(actor: LoggedActor, step: LoggedStep | null): ValueAt {
  let after: ValueAt | undefined;
  let before: ValueAt | undefined;
  return (path) => {
    const n = step?.n ?? 0;
    const event = step?.event ?? null;
    after ??= valueIn(contextAt(actor, n), event);
    const value = after(path);
    if (value !== undefined || !step) return value;
    before ??= valueIn(contextAt(actor, n - 1), event);
    return before(path);
  };
}

/** Why a step went as it did, as one text; empty when no condition was asked. */
export function reasonOf(
  step: LoggedStep,
  actor: LoggedActor | undefined,
  chart: ReadChart | undefined,
  set: string,
): string {
  const { weighed, taken = [] } = step;
  if (!weighed || !chart || !actor) return '';
  const told = { weighed, taken: taken.flatMap((id) => transitionOf(chart, id) ?? []) };
  return stepReason(told, labelsFor(chart, set), valuesAt(actor, step));
}
