import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Conversation } from '../../../domain/orders/inbox';
import { tokenKey } from '../../../src/client/storage/storage';
import { conversationsQuery, talksIn } from '../../../src/orders/api/inbox';
import { FindConversation } from '../../../src/orders/inbox/FindConversation';
import { renderPiece } from '../../support/render';

const talk = (id: number): Conversation => ({
  id,
  receiver_type: 'vendor',
  receiver: { id, name: `Store ${id}`, image_full_url: '' },
  order_id: null,
  unread_message_count: 0,
  last_message: null,
  last_message_time: null,
});
const from = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => talk(first + at));
// The 50th is the first of the second page, since a message came to another one meanwhile.
const pages = [from(1, 50), from(50, 3)];

const call = vi.hoisted(() => vi.fn());
vi.mock('../../../src/client/client', () => ({ call, onUnauthenticated: () => () => undefined }));
class NothingInSight {
  observe() {}
  disconnect() {}
}
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NothingInSight);
  tokenKey.set('of-noor');
  call.mockReset().mockImplementation(async (_, { query: { limit, offset } }) => ({
    ...{ total_size: 52, limit, offset },
    conversations: pages[offset - 1],
  }));
});

it('HEAD-09 SESS-08 conversations after the first 50 are there too, each once', async () => {
  const client = new QueryClient();
  const { pages: read } = await client.fetchInfiniteQuery({ ...conversationsQuery(), pages: 9 });
  expect(talksIn(read).map(({ id }) => id)).toEqual(from(1, 52).map(({ id }) => id));
  expect(call).toHaveBeenCalledTimes(2);
});

it('HEAD-09 so are those that a name finds', async () => {
  await renderPiece(<FindConversation talks={[talk(99)]} more="and others" open={null} />);
  expect(screen.queryByText('and others')).not.toBeNull();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'sto' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(52));
  expect(screen.queryByText('and others')).toBeNull();
});
