import { type AnyActorRef, type AnyStateMachine, StateMachine } from 'xstate';
import { causeText, eventText, whereText } from '../../../charts/inspector/view/eventText';
import { reasonOf } from '../../../charts/inspector/view/reasonOf';
import type { Openness } from '../../../charts/model/mask';
import { readChart } from '../../../charts/model/readChart';
import type { ChartWords } from '../../../charts/model/words';
import { pair } from './pair';

/** An actor that is watched before it starts, and what the inspector's log says of its steps in a language's words. */
export function watchedActor(actor: AnyActorRef, open: Openness = {}) {
  const both = pair({ open });
  both.watcher.watch(actor);
  const logged = () => {
    const found = [...both.known().actors.values()].find(({ seen }) => seen.parent === null);
    if (!found) throw new Error('The actor is not known');
    return found;
  };
  const logic: unknown = Reflect.get(actor, 'logic');
  if (!(logic instanceof StateMachine)) throw new Error('The actor is no machine');
  const machine: AnyStateMachine = logic;
  /** Event, reason and where it led, a line a step. */
  const lines = (words: ChartWords = {}, language = 'en', one = logged()) => {
    const chart = { chart: readChart(machine), language, words };
    return one.steps.map((step) => {
      const reason = reasonOf(step, one, chart, language);
      const cause = reason ? causeText(step, chart, language) : eventText(step, chart, language);
      return [cause, reason, whereText(step, chart, language) ?? ''].join(' | ');
    });
  };
  return { ...both, logged, lines };
}
