import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRoomBelow } from '../../../src/ui/useRoomBelow';

/** What of the page is in sight: a keyboard takes of its height. */
class Viewport extends EventTarget {
  offsetTop = 0;
  height = 844;
}

let viewport = new Viewport();
let field = { top: 0, bottom: 0 };
const scrollBy = vi.fn(({ top }: { top: number }) => {
  field = { top: field.top - top, bottom: field.bottom - top };
});

beforeEach(() => {
  viewport = new Viewport();
  vi.stubGlobal('visualViewport', viewport);
  vi.stubGlobal('scrollBy', scrollBy);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(() =>
    DOMRect.fromRect({ x: 0, y: field.top, width: 300, height: field.bottom - field.top }),
  );
});
afterEach(() => {
  cleanup();
  scrollBy.mockClear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Field({ isOpen }: { isOpen: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  const room = useRoomBelow(ref, isOpen);
  return (
    <div ref={ref}>
      <output>{room ?? 'closed'}</output>
    </div>
  );
}
const room = () => screen.getByRole('status').textContent;
const put = (top: number) => {
  field = { top, bottom: top + 44 };
};

it('a list has the room from its field to the end of the screen, less a gap', () => {
  put(200);
  const { rerender } = render(<Field isOpen={false} />);
  expect(room()).toBe('closed');
  rerender(<Field isOpen />);
  // 844 - 244 - 16
  expect(room()).toBe('584');
  expect(scrollBy).not.toHaveBeenCalled();
  rerender(<Field isOpen={false} />);
  expect(room()).toBe('closed');
});

it('moves the page up where three rows have no room, and no further than the bar on top', () => {
  put(700);
  render(<Field isOpen />);
  // 84 pixels of room: 136 are missing to 220.
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 136, behavior: 'instant' });
  expect(room()).toBe('220');
});

it('follows a keyboard that comes and goes, and the page as it scrolls', () => {
  put(300);
  render(<Field isOpen />);
  expect(room()).toBe('484');
  act(() => {
    viewport.height = 400;
    viewport.dispatchEvent(new Event('resize'));
  });
  // 40 of room: 180 are missing, and the field stands 228 under the bar.
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 180, behavior: 'instant' });
  expect(room()).toBe('220');
  act(() => {
    put(300);
    window.dispatchEvent(new Event('scroll'));
  });
  // Whoever scrolls away keeps a list of some height, and the page stays where they put it.
  expect(room()).toBe('96');
  expect(scrollBy).toHaveBeenCalledOnce();
});

it('a field right under the bar stays there however little room there is', () => {
  viewport.height = 200;
  put(90);
  render(<Field isOpen />);
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ top: 18, behavior: 'instant' });
  expect(room()).toBe('96');
});

it('a field that has closed, or left, no longer follows', () => {
  put(700);
  const { unmount } = render(<Field isOpen />);
  scrollBy.mockClear();
  unmount();
  put(700);
  viewport.dispatchEvent(new Event('resize'));
  expect(scrollBy).not.toHaveBeenCalled();
});
