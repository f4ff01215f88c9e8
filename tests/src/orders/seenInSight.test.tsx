import { act, screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { tokenKey } from '../../../src/client/storage/storage';
import { Conversation } from '../../../src/orders/inbox/Conversation';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';

const told = vi.hoisted(() => vi.fn());
vi.mock('../../../src/client/client', () => ({
  onUnauthenticated: () => () => undefined,
  setGuestRenewal: () => undefined,
  call: async ({ path, method, answer }: AnyEndpoint, { body }: { body?: unknown } = {}) => {
    if (path === '/config') return settings;
    if (method !== 'GET') return told(body);
    const message = {
      id: 12,
      message: 'On its way',
      sender_type: 'vendor',
      created_at: '2026-11-20T12:00:00Z',
    };
    const conversation = {
      id: 7,
      receiver_type: 'vendor',
      last_message_time: '2026-11-20T12:00:00Z',
      receiver: { id: 3, name: 'Ember & Bun' },
      unread_message_count: 1,
    };
    return v.parse(answer, {
      total_size: 1,
      limit: 20,
      offset: 1,
      messages: [message],
      conversation,
    });
  },
}));

// jsdom has no typefaces that could arrive late.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

it('SESS-08 a message counts as read once its tab is looked at', async () => {
  tokenKey.set('t');
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await renderAtOnce(<Conversation id={7} />);
  await screen.findByText('On its way');
  expect(told.mock.calls).toEqual([]);
  state.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(told.mock.calls).toEqual([[{ conversation_id: 7, last_id: 12 }]]);
});
