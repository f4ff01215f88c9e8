import { fromCallback, fromPromise } from 'xstate';
import { readNotifications } from '../../../domain/account/notificationEndpoints';
import { inboxEvent } from '../../../domain/orders/inbox';
import { readConversation, sendMessage } from '../../../domain/orders/inboxEndpoints';
import { type FollowInboxEvent, followInboxMachine } from '../../../machines/orders/followInbox';
import {
  type Draft,
  type SendMessageAnswer,
  sendMessageMachine,
} from '../../../machines/orders/sendMessage';
import { refusedIn } from '../../client/apiError';
import { call } from '../../client/client';
import { fetchAnew } from '../../client/fetchAnew';
import { askToSignIn } from '../../identity/actors/signInActor';
import { refreshInbox, unreadQuery } from '../api/inbox';
import { liveEvents } from './orderStream';

/** Sending with the API behind it: a message counts as sent once it stands in the conversation. */
export const liveSendMessageMachine = sendMessageMachine.provide({
  actors: {
    sendMessage: fromPromise<SendMessageAnswer, { conversationId: number; draft: Draft | null }>(
      async ({ input: { conversationId, draft }, signal }) => {
        if (!draft) return { ok: true };
        try {
          await call(sendMessage, {
            body: {
              conversation_id: conversationId,
              message: draft.text,
              'image[]': draft.pictures.filter((picture) => picture instanceof File),
            },
            idempotencyKey: draft.key,
            signal,
            timeoutMs: 60_000,
          });
        } catch (error) {
          const { reason, said: message } = refusedIn(error);
          return {
            ok: false,
            reason: reason === 'unauthenticated' ? 'signedOut' : 'refused',
            message,
          };
        }
        await refreshInbox();
        return { ok: true };
      },
    ),
    askToSignIn,
  },
});

export const liveFollowInboxMachine = followInboxMachine.provide({
  actors: {
    streamInbox: fromCallback<FollowInboxEvent>(({ sendBack }) => {
      const controller = new AbortController();
      const stream = { path: '/customer/message/stream', name: 'inbox', schema: inboxEvent };
      const follow = async () => {
        let seen = '';
        try {
          for await (const state of liveEvents(stream, controller.signal, () => undefined)) {
            const now = `${state.unread} ${state.last_id} ${state.news}`;
            if (now !== seen) void refreshInbox();
            seen = now;
            sendBack({ type: 'followInbox.changed' });
          }
        } catch {
          // Told below, like an end: either way it has to be asked about.
        }
        if (!controller.signal.aborted) sendBack({ type: 'followInbox.streamEnded' });
      };
      void follow();
      return () => controller.abort();
    }),
    askInbox: fromPromise<{ unread: number }>(async () => {
      await refreshInbox();
      return fetchAnew(unreadQuery());
    }),
  },
});

/** Notes that news were seen up to a moment; if that fails, the next look notes it. */
export function noteNewsSeen(until: string): void {
  call(readNotifications, { body: { until } }).then(refreshInbox, () => undefined);
}

/** Notes that a conversation was seen up to a message; if that fails, the next look notes it. */
export function noteSeen(conversationId: number, lastId: number): void {
  call(readConversation, { body: { conversation_id: conversationId, last_id: lastId } }).then(
    refreshInbox,
    () => undefined,
  );
}
