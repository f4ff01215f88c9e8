import type { Page } from '@playwright/test';

/** A control that has the focus and is not wholly in sight. */
interface Covered {
  control: string;
  by: string;
}

/**
 * What lies over the control that has the focus: a bar that stands still while the page scrolls, or the window's
 * edge. Read off the painted page, at the control's middle and just within its edges.
 */
const coverOfFocus = () => {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return null;
  // What is seen of a choice or of a file's field is its label, not the input that has the focus.
  const isUnseen = focused instanceof HTMLInputElement && getComputedStyle(focused).opacity === '0';
  const seen = (isUnseen && focused.closest('label')) || focused;
  const name = (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim();
  const control = `${focused.localName} "${name.slice(0, 60)}"`;
  const { top, bottom, left, right, width, height } = seen.getBoundingClientRect();
  const bodyIn = seen.closest('[role="dialog"], main, header, footer, nav, body');
  if (!bodyIn || width < 2 || height < 2 || height > window.innerHeight / 2)
    return { control, by: '' };
  const describe = (element: Element) =>
    `${element.localName}.${String(element.className).split(' ')[0]}`;
  const standsOver = (found: Element): Element | null => {
    for (let at: Element | null = found; at; at = at.parentElement) {
      if (at.contains(seen)) return null;
      if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return at;
    }
    return null;
  };
  const middle = (left + right) / 2;
  for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
    if (y < 0 || y > window.innerHeight) return { control, by: 'the edge of the window' };
    const found = document.elementFromPoint(
      Math.min(Math.max(middle, 1), window.innerWidth - 1),
      y,
    );
    const over = found && standsOver(found);
    if (over) return { control, by: describe(over) };
  }
  return { control, by: '' };
};

const settled = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** Presses Tab (or Shift+Tab) so often, and answers every control on the way that was not wholly in sight. */
export async function tabThrough(page: Page, key: 'Tab' | 'Shift+Tab', presses: number) {
  const covered: Covered[] = [];
  let controls = 0;
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(key);
    // A bar that comes and goes with the scroll does so some frames after the focus.
    let seen = await page.evaluate(coverOfFocus);
    for (let frames = 0; seen?.by && frames < 60; frames += 2) {
      await page.evaluate(settled);
      seen = await page.evaluate(coverOfFocus);
    }
    if (seen) controls += 1;
    if (seen?.by) covered.push(seen);
  }
  return { controls, covered };
}
