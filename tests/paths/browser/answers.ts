import type { Gesture } from '../../../charts/paths/screens';
import type { Answer } from '../../../charts/paths/surroundings';
import { typed } from './people';

export const refusal = (code: string, message = `No: ${code}.`) => ({
  errors: [{ code, message }],
});

/** What is forced upon a call, unless the shop's own answer is the one. */
type Way = 'its own' | readonly [status: number, body: unknown];

export const no = (code: string, message?: string, status = 400): Way => [
  status,
  refusal(code, message),
];
export const sessionOver = no('unauthenticated', 'Please sign in.', 401);

/** Answers of an actor that asks one call; it fails where the line is dead, unless another failure is named. */
export const answersOf =
  (call: string, ways: Readonly<Record<string, Way>>) =>
  (result: string): Answer | null => {
    const way = ways[result];
    if (way === undefined) return result === 'failure' ? { call, dead: true } : null;
    return way === 'its own' ? { call } : { call, status: way[0], body: way[1] };
  };

/** Of a call that changes the cart: accepted by the server itself; what it would refuse only at another time is forced. */
export const cartAnswersOf = (call: string) =>
  answersOf(call, {
    accepted: 'its own',
    'items of another store': no('store_conflict', undefined, 409),
    'sold out': no('out_of_stock'),
    'gone already': no('not_found', undefined, 404),
    // On a dead line a change of the cart waits for the shop, and is made then.
    failure: [503, {}],
  });

/** The code of the tables, which is the one that was sent on its way to the shop. */
export const codeTyped: readonly Gesture[] = [
  { paste: typed.code, into: { role: 'textbox', name: 'Digit 1 of 6' } },
  { press: { role: 'button', name: 'Verify' } },
];

export const credentials: readonly Gesture[] = [
  { fill: { role: 'textbox', name: /^Email or phone/ }, with: typed.email },
  { fill: { role: 'textbox', name: /^Password/ }, with: typed.password },
  { key: 'Enter' },
];

/**
 * How people answer the sign-in that a flow asks for when the session has ended: by their password. Whoever closes it is
 * asked once more, by the page itself, which is no step of the flow.
 */
export const signInAnswers = (result: string): Answer | null =>
  result === 'signed in' ? { gestures: credentials } : null;
