import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import { profile } from '../../../domain/account/customer';
import { profileQuery } from '../../../src/account/api/profile';
import { forgetPrivateThings } from '../../../src/client/storage/privateKeys';
import { supportDraftKey } from '../../../src/client/storage/supportKeys';
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

it('PAGE-05 a customer’s own facts alone are no draft', async () => {
  const noor = { id: 1, f_name: 'Noor', l_name: 'Haddad', email: 'noor@b.co', phone: '' };
  await renderPiece(<HelpPage />, (client) =>
    client.setQueryData(profileQuery().queryKey, v.parse(profile, noor)),
  );
  const field = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });
  await waitFor(async () => expect((await field(/Email/)).value).toBe('noor@b.co'));
  expect(supportDraftKey.get()).toBeNull();
  fireEvent.change(await field(/Message/), { target: { value: 'Where is it?' } });
  expect(supportDraftKey.get()?.message).toBe('Where is it?');
});
