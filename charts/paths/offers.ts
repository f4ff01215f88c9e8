import { keyOfValue } from './approved/values';
import type { Arc, Cause } from './explore';
import type { AnyFixtures } from './fixtures';

/** What a model offers, by a name: a start, a payload of an event, an answer. Null where nobody gives it. */
export function offerOf(cause: Cause): string | null {
  switch (cause.kind) {
    case 'start':
      return `given ${cause.input}`;
    case 'event':
      return `happens ${keyOfValue(cause.event)}`;
    case 'result':
      return `${cause.actor} answers ${cause.name}`;
    default:
      return null;
  }
}

/** What a step takes of it, where that makes a difference. */
export const offersIn = ({ cause, from, to, taken }: Arc): string[] => {
  const isIdle = from === to || (from !== null && taken.length === 0);
  const offer = isIdle ? null : offerOf(cause);
  return offer === null ? [] : [offer];
};

/** All that a model offers. */
export const offersOf = ({ inputs, events, results }: AnyFixtures): string[] => [
  ...Object.keys(inputs).map((input) => `given ${input}`),
  ...Object.entries(events).flatMap(([type, payloads]) =>
    payloads.map((payload) => `happens ${keyOfValue({ ...payload, type })}`),
  ),
  ...Object.entries(results).flatMap(([actor, answers]) =>
    Object.keys(answers).map((name) => `${actor} answers ${name}`),
  ),
];
