import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Rail } from '../../../src/ui/Rail';
import { renderPiece } from '../../support/render';

type Seen = Pick<IntersectionObserverEntry, 'target' | 'isIntersecting'>;
let tell: (seen: Seen[]) => void;

class Observer {
  constructor(callback: (entries: Seen[]) => void) {
    tell = callback;
  }
  observe() {}
  disconnect() {}
}
beforeEach(() => vi.stubGlobal('IntersectionObserver', Observer));
afterEach(() => vi.unstubAllGlobals());

const show = async () => {
  const scrolled = vi.fn();
  Element.prototype.scrollBy = scrolled;
  await renderPiece(
    <Rail title="Tea" entries="items">
      <li>first</li>
      <li>last</li>
    </Rail>,
  );
  const see = (first: boolean, last: boolean) =>
    act(() =>
      tell([
        { target: screen.getByText('first'), isIntersecting: first },
        { target: screen.getByText('last'), isIntersecting: last },
      ]),
    );
  return { scrolled, see };
};
const idle = () =>
  ['Scroll back', 'Scroll on'].map((name) =>
    screen.getByRole('button', { name, hidden: true }).getAttribute('aria-disabled'),
  );

it('an arrow rests at its end of the row and keeps the focus (CAT-01)', async () => {
  const { scrolled, see } = await show();
  see(true, false);
  expect(idle()).toEqual(['true', 'false']);
  fireEvent.click(screen.getByRole('button', { name: 'Scroll back' }));
  expect(scrolled).not.toHaveBeenCalled();
  const on = screen.getByRole('button', { name: 'Scroll on' });
  on.focus();
  fireEvent.click(on);
  expect(scrolled).toHaveBeenCalledOnce();
  see(false, true);
  expect(idle()).toEqual(['false', 'true']);
  expect(document.activeElement).toBe(on);
});
