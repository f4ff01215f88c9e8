import { firstSign } from './firstSign';
import { idle } from './idle';

/** How long a first press has for itself, in milliseconds. */
const pressTime = 300;

/**
 * Resolves when the shopper's first sign has been answered: the time to fetch what may be needed next.
 * Fetched at the sign itself, all of it together would be read and drawn before what was pressed.
 */
export const afterFirstSign: Promise<void> = firstSign.then(
  () => new Promise((resolve) => setTimeout(() => idle(resolve), pressTime)),
);
