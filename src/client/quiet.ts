import { firstSign } from './firstSign';
import { idle } from './idle';

/** How long a touch screen is left alone after the page has loaded, in milliseconds. */
const restOnTouch = 3_000;

/**
 * Resolves when the page has loaded and the browser has time, at the latest at the shopper's first
 * sign: then comes the code that the first press needs, so that it is answered at once. A phone's
 * slow connection is first left to the pictures.
 */
export const quiet: Promise<void> = new Promise((resolve) => {
  const rest = window.matchMedia?.('(hover: hover)').matches ? 0 : restOnTouch;
  const wait = () => setTimeout(() => idle(resolve), rest);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  void firstSign.then(resolve);
});
