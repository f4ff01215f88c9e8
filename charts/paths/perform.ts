import { stripVTControlCharacters } from 'node:util';
import type { Page } from 'playwright-core';
import type { Arc, Explored } from './explore';
import type { Divergence } from './run';
import { fromWithout, gesturesFor, seenAt } from './screens';
import { compareAll } from './stage';
import { browserSurface } from './surfaces/browser';
import { apiPrefix, HeldCalls } from './surfaces/calls';
import { holdPageTimers, letPageTimePass } from './surfaces/pageTimers';
import {
  answerFor,
  callsAwaited,
  isAtOnce,
  lengthsHeld,
  lengthsOf,
  type Play,
} from './surroundings';

/** What every page is asked once for each state that is seen on it, such as axe; answers what is wrong. */
export type Audit = (page: Page, state: string) => Promise<readonly string[]>;

/** Milliseconds that a page is waited for. */
export const usualPatience = 10_000;

export interface Looking {
  readonly patience?: number;
  readonly audit?: Audit;
  /** Told of each step that went well. */
  readonly done?: (step: number) => void;
}

/** Where time alone leads: a page's clock stands still for nobody. */
const byTime = ({ arcs }: Explored, at: number): number[] =>
  arcs.filter(({ from, cause }) => from === at && cause.kind === 'time').map(({ to }) => to);

/** Takes a path through a browser; answers where what is seen left it, or null. */
export async function performPath(
  explored: Explored,
  path: readonly Arc[],
  { screens, surroundings }: Play,
  page: Page,
  { audit, done, patience = usualPatience }: Looking = {},
): Promise<Divergence | null> {
  const calls = new HeldCalls(apiPrefix, patience);
  await calls.watch(page);
  const surface = browserSurface(page, calls);
  await holdPageTimers(page, lengthsHeld(explored.model.machine, surroundings));
  const followsAtOnce = (arc: Arc | undefined) => isAtOnce(surroundings, explored, arc);

  const bringAbout = async (arc: Arc): Promise<void> => {
    const { cause } = arc;
    if (cause.kind === 'start') return surroundings.starts[cause.input]?.(page);
    if (followsAtOnce(arc)) return;
    if (cause.kind === 'time')
      return letPageTimePass(page, lengthsOf(surroundings, cause.delay), patience);
    const answer = answerFor(surroundings, explored, arc);
    if (answer === 'at once') return;
    if (answer !== null && 'call' in answer) return calls.answer(answer);
    const before = explored.configurations[arc.from ?? -1];
    const gestures = answer?.gestures ?? (before && gesturesFor(screens, arc, before.snapshot));
    if (gestures && gestures !== fromWithout)
      for (const gesture of gestures) await surface.make(gesture);
  };

  for (const [step, arc] of path.entries()) {
    const next = path[step + 1];
    const { snapshot } = explored.configurations[arc.to] ?? {};
    try {
      // What follows at once, or as time goes by, asks for more before this step is over.
      const soon = followsAtOnce(next) && next ? next.to : arc.to;
      const at = new Set([arc.to, soon, ...byTime(explored, soon)]);
      const awaited = [...at].flatMap((index) => callsAwaited(explored, surroundings, index));
      // What this step leaves unanswered goes on once it is taken: an answer would be faster than a press.
      const own = callsAwaited(explored, surroundings, arc.from ?? -1);
      await calls.hold([...own, ...awaited]);
      await bringAbout(arc);
      await calls.hold(awaited);
      if (followsAtOnce(next) || !snapshot) {
        done?.(step);
        continue;
      }
      await compareAll(surface, seenAt(screens, snapshot));
      const wrong = (await audit?.(page, JSON.stringify(snapshot.value))) ?? [];
      if (wrong.length > 0) throw new Error(wrong.join('; '));
      done?.(step);
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      // Playwright colours what it says.
      const wrong = stripVTControlCharacters(said);
      return { step, expected: snapshot?.value, found: page.url(), wrong };
    }
  }
  return null;
}
