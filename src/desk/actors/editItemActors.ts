import { fromPromise } from 'xstate';
import * as calls from '../../../domain/desk/deskItemEndpoints';
import {
  editItemMachine,
  type ItemAsked,
  type ItemLoaded,
  type ItemTold,
} from '../../../machines/desk/editItem';
import { refusedIn } from '../../client/apiError';
import { fileOf } from '../../client/photoData';
import { callDesk, readItemsAgain } from '../api/desk';
import { dropItemDraft, rebaseItemDraft, renewItemKey } from '../item/itemDraft';

const pictureMilliseconds = 60_000;

async function load(itemId: number | null, signal: AbortSignal): Promise<ItemLoaded> {
  try {
    const shelves = await callDesk(calls.readShelves, { signal });
    const params = { id: itemId ?? 0 };
    const item = itemId === null ? null : await callDesk(calls.readDeskItem, { params, signal });
    return { ok: true, read: { item, shelves } };
  } catch (error) {
    const { reason, status } = refusedIn(error);
    if (reason === 'unauthenticated') return { ok: false, reason: 'signedOut' };
    if (status === 404) return { ok: false, reason: 'gone' };
    throw error;
  }
}

async function save({ itemId, saving }: ItemAsked, signal: AbortSignal): Promise<unknown> {
  if (!saving) return null;
  const { form, picture, key, version, stockWas } = saving;
  const body = { ...form, ...(picture && { image: fileOf(picture) }) };
  const options = { signal, timeoutMs: pictureMilliseconds };
  return itemId === null
    ? callDesk(calls.addDeskItem, { ...options, body, idempotencyKey: key })
    : callDesk(calls.editDeskItem, {
        ...options,
        params: { id: itemId },
        body: { ...body, version, stock_was: stockWas },
      });
}

const turn = ({ itemId, read }: ItemAsked, signal: AbortSignal): Promise<unknown> =>
  callDesk(calls.setOnMenu, {
    params: { id: itemId ?? 0 },
    body: { is_on_menu: read?.item?.is_on_menu === 1 ? 0 : 1 },
    signal,
  });

async function toldOf({ itemId }: ItemAsked, asking: Promise<unknown>): Promise<ItemTold> {
  try {
    await asking;
    readItemsAgain();
    return { ok: true };
  } catch (error) {
    const { reason, said, errors } = refusedIn(error);
    if (reason === 'unauthenticated') return { ok: false, reason: 'signedOut' };
    if (reason === 'item_changed') return { ok: false, reason: 'changed', by: errors[0]?.by ?? '' };
    // It was added with what was typed then: sent once more it is another.
    if (reason === 'idempotency_key_reused') renewItemKey(itemId);
    return { ok: false, reason: 'refused', message: said };
  }
}

export const liveEditItemMachine = editItemMachine.provide({
  actors: {
    loadItem: fromPromise<ItemLoaded, { itemId: number | null }>(({ input, signal }) =>
      load(input.itemId, signal),
    ),
    saveItem: fromPromise<ItemTold, ItemAsked>(({ input, signal }) =>
      toldOf(input, save(input, signal)),
    ),
    turnMenu: fromPromise<ItemTold, ItemAsked>(({ input, signal }) =>
      toldOf(input, turn(input, signal)),
    ),
  },
  actions: {
    forgetDraft: (_, { itemId }) => dropItemDraft(itemId),
    rebaseDraft: (_, { itemId }) => rebaseItemDraft(itemId),
  },
});
