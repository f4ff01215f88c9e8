import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import { answerShopperMachine } from '../../../machines/desk/answerShopper';
import { answerShopper as model } from '../models/answerShopper';
import { answerShopper as screens } from '../screens/answerShopper';
import { answersOf, no, sessionOver } from './answers';
import { changed } from './changed';
import { newPerson } from './people';
import { playOf } from './play';
import { staffAt, staffToken } from './staff';
import { ask, post } from './wire';

interface Talk {
  readonly first_name: string;
  readonly waiting_since: string | null;
}

/** A customer's own conversation with the store; on the way to its desk they are called as the table calls them. */
async function written(page: Page): Promise<void> {
  const headers = { Authorization: `Bearer ${await staffToken('store')}` };
  const { store } = await ask<{ store: { id: number } }>('/desk/me', { headers });
  const { token } = await newPerson();
  const { id } = await post<{ id: number }>(
    '/customer/message/open',
    { receiver_type: 'vendor', receiver_id: store.id },
    token,
  );
  await post('/customer/message/send', { conversation_id: id, message: 'Do you?' }, token);
  await changed<{ talk: Talk }>(page, `/desk/talks/${id}`, ({ talk }) => ({
    // Whatever was answered: a path answers more than once.
    talk: { ...talk, first_name: 'Lina', waiting_since: new Date(0).toISOString() },
  }));
  await staffAt(page, 'store', `/desk?part=inbox&talk=${id}`);
  await page.getByRole('textbox', { name: 'Answer to Lina' }).waitFor();
}

const ways = {
  'the shop has it': 'its own',
  'somebody was faster': [
    409,
    { errors: [{ code: 'already_answered', message: 'No.', by: 'samir@store.example' }] },
  ],
  'the session has ended': sessionOver,
  'the shop says no': no('refused', 'No.'),
} as const;

export const answerShopper = playOf(
  model,
  screens,
  defineSurroundings(answerShopperMachine, {
    starts: { 'a conversation': written },
    answers: {
      sendAnswer: (result, { context: { answer } }) =>
        answersOf(
          answer?.kind === 'words'
            ? 'POST /desk/talks/{id}/messages'
            : 'PUT /desk/talks/{id}/settled',
          ways,
        )(result),
    },
    delays: { retryPause: 5_000 },
  }),
);
