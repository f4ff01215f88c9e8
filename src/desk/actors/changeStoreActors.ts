import { fromPromise } from 'xstate';
import * as calls from '../../../domain/desk/deskEndpoints';
import {
  type ChangeAnswer,
  changeStoreMachine,
  type StoreChange,
} from '../../../machines/desk/changeStore';
import { refusedIn } from '../../client/apiError';
import {
  callDesk,
  keepItem,
  keepPerson,
  readItemsAgain,
  readPersonAgain,
  readStaffAgain,
} from '../api/desk';

/** Tells the shop, and keeps what the desk shows as it is then; the link of an invitation, else ''. */
async function tell(change: StoreChange, signal: AbortSignal): Promise<string> {
  switch (change.kind) {
    case 'soldOut': {
      const is_sold_out = change.isSoldOut ? 1 : 0;
      const params = { id: change.itemId };
      await callDesk(calls.setSoldOut, { params, body: { is_sold_out }, signal });
      keepItem(change.itemId, { is_sold_out });
      return '';
    }
    case 'price': {
      const { itemId, price, was: price_was } = change;
      await callDesk(calls.setPrice, {
        params: { id: itemId },
        body: { price, price_was },
        signal,
      });
      keepItem(itemId, { price });
      return '';
    }
    case 'busy':
      keepPerson(
        await callDesk(calls.setBusy, { body: { is_busy: change.isBusy ? 1 : 0 }, signal }),
      );
      return '';
    case 'pause':
      keepPerson(await callDesk(calls.setPause, { body: { minutes: change.minutes }, signal }));
      return '';
    case 'hours': {
      const body = { hours: [...change.hours], hours_was: [...change.was] };
      keepPerson(await callDesk(calls.setHours, { body, signal }));
      return '';
    }
    case 'invite': {
      const { link } = await callDesk(calls.inviteStaff, { body: { email: change.email }, signal });
      readStaffAgain();
      return link;
    }
    case 'remove':
      await callDesk(calls.removeStaff, { params: { id: change.staffId }, signal });
      readStaffAgain();
      return '';
  }
}

export const liveChangeStoreMachine = changeStoreMachine.provide({
  actors: {
    tellShop: fromPromise<ChangeAnswer, StoreChange | undefined>(async ({ input, signal }) => {
      try {
        return { ok: true, link: input ? await tell(input, signal) : '' };
      } catch (error) {
        const { reason, said } = refusedIn(error);
        if (reason === 'item_changed') readItemsAgain();
        if (reason === 'changed_meanwhile') readPersonAgain();
        if (reason === 'unauthenticated') return { ok: false, reason: 'signedOut' };
        return { ok: false, reason: 'refused', message: said };
      }
    }),
  },
});
