import type { ActorRefFrom } from 'xstate';
import type { sendMessageMachine } from '../../../machines/orders/sendMessage';

/** What a customer can do in a conversation. Each message has a key of its own, kept until the shop has it. */
export const inboxIntents = (actor: ActorRefFrom<typeof sendMessageMachine>) => ({
  write: (text: string, pictures: readonly File[]) =>
    actor.send({
      type: 'sendMessage.written',
      draft: { key: crypto.randomUUID(), text, pictures },
    }),
  retry: () => actor.send({ type: 'sendMessage.retried' }),
  discard: () => actor.send({ type: 'sendMessage.discarded' }),
});
