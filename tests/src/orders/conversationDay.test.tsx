import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { conversation } from '../../../domain/orders/inbox';
import { ConversationList } from '../../../src/orders/inbox/ConversationList';
import { renderAtOnce } from '../../support/renderAtOnce';

it('tells the day alone of a conversation of before, so that its name has room', async () => {
  const talk = v.parse(conversation, {
    id: 7,
    receiver_type: 'vendor',
    receiver: { id: 3, name: 'The Fisherman', image_full_url: '' },
    last_message: null,
    last_message_time: '2025-01-24T10:30:00Z',
  });
  await renderAtOnce(<ConversationList talks={[talk]} open={null} />);
  expect((await screen.findByRole('link')).textContent).toBe('The FishermanJan 24, 2025');
});
