import { cleanup, fireEvent, screen } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { ApiError } from '../../../src/client/apiError';
import { forgetPrivateThings } from '../../../src/client/storage/privateKeys';
import { tokenKey } from '../../../src/client/storage/storage';
import { Conversation } from '../../../src/orders/inbox/Conversation';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';

const send = vi.hoisted(() => vi.fn());
vi.mock('../../../src/client/client', () => ({
  onUnauthenticated: () => () => undefined,
  setGuestRenewal: () => undefined,
  call: async ({ path, method, answer }: AnyEndpoint) => {
    if (path === '/config') return settings;
    if (method !== 'GET') return send();
    return v.parse(answer, {
      total_size: 0,
      limit: 20,
      offset: 1,
      messages: [],
      conversation: { id: 7, receiver: { id: 3, name: 'Ember & Bun' } },
    });
  },
}));

// jsdom has no typefaces that could arrive late.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
URL.createObjectURL = () => 'blob:lid';
URL.revokeObjectURL = () => undefined;
beforeEach(() => {
  forgetPrivateThings();
  tokenKey.set('t');
  const errors = [{ code: 'rate_limited', message: 'Too many messages.' }];
  send.mockReset().mockRejectedValue(new ApiError('refused', 429, errors));
});

async function refused() {
  await renderAtOnce(<Conversation id={7} />);
  const field = (await screen.findByRole('textbox')) as HTMLTextAreaElement;
  const chosen = new File(['lid'], 'lid.png', { type: 'image/png' });
  const files = document.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(files, { target: { files: [chosen] } });
  fireEvent.change(field, { target: { value: 'The box is open' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Too many messages\./);
  expect(field.value).toBe('');
  return field;
}

it('SESS-08 a message that was refused may be sent again', async () => {
  await refused();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

it('SESS-08 words and pictures of a message that is given up are written again, before what was begun', async () => {
  const field = await refused();
  fireEvent.change(field, { target: { value: 'Is it late?' } });
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await vi.waitFor(() => expect(field.value).toBe('The box is open\nIs it late?'));
  expect(screen.getByRole('img', { name: 'lid.png' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('SESS-08 what is being written is there after the page was left, and not after it is sent', async () => {
  send.mockResolvedValue({});
  const open = async () => {
    cleanup();
    await renderAtOnce(<Conversation id={7} />);
    return (await screen.findByRole('textbox')) as HTMLTextAreaElement;
  };
  fireEvent.change(await open(), { target: { value: 'Is the box' } });
  expect((await open()).value).toBe('Is the box');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect((await open()).value).toBe('');
});

it('SESS-08 a picture that was taken out can be chosen again', async () => {
  await renderAtOnce(<Conversation id={7} />);
  await screen.findByRole('textbox');
  const files = document.querySelector('input[type=file]') as HTMLInputElement;
  const cleared = vi.spyOn(files, 'value', 'set');
  fireEvent.change(files, { target: { files: [new File(['lid'], 'lid.png')] } });
  expect(cleared).toHaveBeenCalledWith('');
});
