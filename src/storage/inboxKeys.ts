import * as v from 'valibot';
import { jsonKey, type StorageKey } from './storage';

const draft = v.object({ key: v.string(), text: v.string() });

/** Messages that the shop has not confirmed, by conversation: they outlive a reload. Pictures do not. */
export type UnsentMessages = Record<string, v.InferOutput<typeof draft>[]>;

export const unsentMessagesKey: StorageKey<UnsentMessages> = jsonKey(
  'unsent-messages',
  v.record(v.string(), v.array(draft)),
);
