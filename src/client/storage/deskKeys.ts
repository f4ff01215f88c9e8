import * as v from 'valibot';
import { jsonKey, textKey } from './storage';

/** The session of whoever is at a store's desk in this browser; a shopper's is another. */
export const deskTokenKey = textKey('deskToken');

/** The session of an operator of the shop in this browser; a store's desk and a shopper are others. */
export const operatorTokenKey = textKey('operatorToken');

/** Whether new orders ring here. */
export const deskSoundKey = jsonKey('deskSound', v.boolean());

export const drafts = v.record(
  v.string(),
  v.object({ text: v.string(), key: v.optional(v.string()) }),
);

/** What is being written at the desk, by what it answers: it outlives a reload and a session that has ended. `key` is what it was sent with. */
export const deskDraftsKey = jsonKey('deskDrafts', drafts);

/** What an operator is writing, as `deskDraftsKey` does for a desk. */
export const operatorDraftsKey = jsonKey('operatorDrafts', drafts);

const ofDesk = jsonKey('deskDraftsOf', v.number());
const ofOperator = jsonKey('operatorDraftsOf', v.number());

/** Somebody else than who wrote last finds nothing of theirs. */
export function passTo(id: number, of: typeof ofDesk, kept: typeof deskDraftsKey): void {
  if (of.get() === id) return;
  if (of.get() !== null) kept.set(null);
  of.set(id);
}
export const passDeskTo = (staffId: number): void => passTo(staffId, ofDesk, deskDraftsKey);
export const passRoomTo = (operatorId: number): void =>
  passTo(operatorId, ofOperator, operatorDraftsKey);
