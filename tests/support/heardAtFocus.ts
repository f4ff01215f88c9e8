import { expect } from 'vitest';

let last: { field: Element; words: string[] } | null = null;

/** What describes a field, as it is read out at its focus. */
const descriptionOf = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .filter((words) => words !== '');

document.addEventListener('focusin', ({ target }) => {
  if (target instanceof Element) last = { field: target, words: descriptionOf(target) };
});

/** What was read out of the field that has the focus when it got it; the field tells that it is wrong. */
export function heardAtFocus(): string[] {
  expect(last?.field).toBe(document.activeElement);
  expect(last?.field.getAttribute('aria-invalid')).toBe('true');
  return last?.words ?? [];
}
