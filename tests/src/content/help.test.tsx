import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetPrivateThings } from '../../../src/client/storage/privateKeys';
import { HelpPage } from '../../../src/content/help/HelpPage';
import { renderPiece } from '../../support/render';

// A text area that grows waits for fonts, which jsdom does not have.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

beforeEach(() => {
  window.localStorage.clear();
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  return () => vi.unstubAllGlobals();
});

it('S07 PAGE-05 whoever leaves in another window leaves no half-written message to who comes next', async () => {
  await renderPiece(<HelpPage />);
  const message = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Message/ });
  fireEvent.change(await message(), { target: { value: 'My order of pills' } });
  expect(await message()).toHaveProperty('value', 'My order of pills');
  act(() => forgetPrivateThings());
  await waitFor(async () => expect(await message()).toHaveProperty('value', ''));
});
