import { firstSign } from './firstSign';
import { idle } from './idle';

/** How long the first presses have for themselves, in milliseconds: a hand that moves presses something soon. */
const pressTime = 1_000;

const answered: Promise<void> = firstSign.then(
  () => new Promise((resolve) => setTimeout(() => idle(resolve), pressTime)),
);

/**
 * Fetches what may be needed next, when the shopper's first sign has been answered: fetched at the sign itself,
 * all of it together would be read and drawn before what was pressed. What cannot be fetched now, without a connection
 * say, is fetched when it is needed, and told then.
 */
export function fetchAhead(load: () => Promise<unknown>): void {
  answered.then(load).catch(() => undefined);
}
