import * as v from 'valibot';
import { jsonKey, type StorageKey } from './storage';

const draft = v.object({
  key: v.string(),
  text: v.string(),
  /** How many pictures it had: they are kept beside it as long as the page is open, and it is not sent without them. */
  pictures: v.optional(v.number(), 0),
});

/** Messages that the shop has not confirmed, by conversation: they outlive a reload. Pictures do not. */
export type UnsentMessages = Record<string, v.InferOutput<typeof draft>[]>;

export const unsentMessagesKey: StorageKey<UnsentMessages> = jsonKey(
  'unsent-messages',
  v.record(v.string(), v.array(draft)),
);

/** What is being written and not sent yet, by conversation. */
export const begunMessagesKey = jsonKey('begun-messages', v.record(v.string(), v.string()));

export function keepBegunMessage(conversationId: number, text: string): void {
  const { [conversationId]: _, ...others } = begunMessagesKey.get() ?? {};
  begunMessagesKey.set(text === '' ? others : { ...others, [conversationId]: text });
}
