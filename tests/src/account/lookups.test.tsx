import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Conversation } from '../../../domain/orders/inbox';
import { BusinessPlaceStep } from '../../../src/account/registration/BusinessPlaceStep';
import { BusinessStep } from '../../../src/account/registration/BusinessStep';
import {
  ApplicationContext,
  type ApplicationScope,
} from '../../../src/account/registration/context';
import { foundConversationsQuery } from '../../../src/orders/api/inbox';
import { FindConversation } from '../../../src/orders/inbox/FindConversation';
import { renderPiece } from '../../support/render';

let asked = 0;
beforeEach(() => {
  asked = 0;
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return Promise.reject(new TypeError('no connection'));
  });
});
afterEach(() => vi.unstubAllGlobals());

const snapshot = { getMeta: () => ({}), context: { refusal: null } };
const scope = {
  kind: 'store',
  actor: { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => undefined }) },
  intents: {},
  form: {
    getInputProps: () => ({ value: '', onChange: () => undefined }),
    values: { point: null },
  },
} as unknown as ApplicationScope;

it.each([
  ['zones', BusinessPlaceStep],
  ['modules', BusinessStep],
] as const)('PAGE-06 without its %s an application says so and tries again', async (_, Step) => {
  await renderPiece(
    <ApplicationContext.Provider value={scope}>
      <Step />
    </ApplicationContext.Provider>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded');
  expect(screen.queryByRole('combobox')).toBeNull();
  const before = asked;
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  await waitFor(() => expect(asked).toBeGreaterThan(before));
});

it('HEAD-09 finds conversations by the name of a store or courier', async () => {
  const talk = (id: number, name: string) =>
    ({
      id,
      receiver: { id, name, image_full_url: '' },
      receiver_type: 'vendor',
      last_message: null,
      unread_message_count: 0,
    }) as Conversation;
  const found = (conversations: Conversation[]) => ({
    pages: [{ conversations }],
    pageParams: [1],
  });
  await renderPiece(
    <FindConversation
      talks={[talk(1, 'Harbour Grill'), talk(2, 'Lina')]}
      more={null}
      open={null}
    />,
    (client) => {
      client.setQueryData(
        foundConversationsQuery('lin').queryKey,
        found([talk(2, 'Lina')]) as never,
      );
      client.setQueryData(foundConversationsQuery('zzz').queryKey, found([]) as never);
    },
  );
  const names = () =>
    screen.queryAllByRole('link').map((link) => link.querySelector('strong')?.textContent);
  expect(names()).toEqual(['Harbour Grill', 'Lina']);
  const field = screen.getByRole('searchbox', { name: 'Name of a store or courier' });
  fireEvent.change(field, { target: { value: 'lin' } });
  await waitFor(() => expect(names()).toEqual(['Lina']));
  fireEvent.change(field, { target: { value: 'zzz' } });
  expect(await screen.findByText('No conversation with that name')).toBeDefined();
});
