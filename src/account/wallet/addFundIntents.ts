import type { ActorRefFrom } from 'xstate';
import type { addFundMachine } from '../../../machines/account/addFund';

/** What a customer can do while adding money. Each submit is a request of its own. */
export const addFundIntents = (actor: ActorRefFrom<typeof addFundMachine>) => ({
  submit: (amount: number, method: string) =>
    actor.send({
      type: 'addFund.submitted',
      request: { amount, method, key: crypto.randomUUID() },
    }),
  retry: () => actor.send({ type: 'addFund.retried' }),
  close: () => actor.send({ type: 'addFund.closed' }),
});
