import * as v from 'valibot';
import { ApiError, isApiError } from '../../apiError';
import { jsonKey, type StorageKey } from '../../storage/storage';
import type { Handler } from './tables';
import { aboutOf } from './talkAbout';
import { messageOf, partnerIn, sidesOf, talkThere } from './talks';
import type { There } from './there';
import { number, type Row, row, rowsIn, word } from './values';

const sent = v.object({ key: v.string(), newest: v.number(), text: v.string() });
type Sent = v.InferOutput<typeof sent>;

/** By conversation, the message that was not answered: its key and words, and the newest message of one's own before it. */
const sentKey: StorageKey<Record<string, Sent>> = jsonKey(
  'classic-sent-messages',
  v.record(v.string(), sent),
);

function note(conversation: number, what: Sent | null): void {
  const { [conversation]: _, ...others } = sentKey.get() ?? {};
  sentKey.set(what ? { ...others, [conversation]: what } : others);
}

/** A form ends its lines as the web does, and the back end cuts blanks off both ends. */
const wordsOf = (text: unknown) => word(text).replaceAll('\r\n', '\n').trim();

const isIt = ({ newest, text }: Sent, message: Row) =>
  (number(message.id) ?? 0) > newest && wordsOf(message.message) === text;

/** The key that a message was sent with, where its sending was never answered; '' for all others. */
export function keyOf(conversation: number, message: Row, own: number | null): string {
  const before = sentKey.get()?.[conversation];
  const isOwn = own !== null && number(message.sender_id) === own;
  return before && isOwn && isIt(before, message) ? before.key : '';
}

/** The message that an earlier sending of the same key has made; null, once what stands there is noted, where none has. */
async function messageOfKey(there: There, conversation: number): Promise<Row | null> {
  const { key, body } = there.asked;
  if (key === undefined) return null;
  const answer = await talkThere(there, conversation, { limit: 20, offset: 1 });
  const { own } = sidesOf(row(answer.conversation));
  const owns = rowsIn(answer.messages).filter((one) => number(one.sender_id) === own);
  const before = sentKey.get()?.[conversation];
  if (before?.key === key) return owns.find((one) => isIt(before, one)) ?? null;
  const newest = Math.max(0, ...owns.map(({ id }) => number(id) ?? 0));
  note(conversation, { key, newest, text: wordsOf(body.message) });
  return null;
}

async function sendTo(there: There, conversation: number): Promise<Row> {
  const { conversation_id, ...message } = there.asked.body;
  const partner = partnerIn(conversation);
  const to = partner
    ? { receiver_type: partner.kind, receiver_id: partner.id }
    : { conversation_id };
  try {
    const order_id = aboutOf(conversation).order_id ?? undefined;
    const fields = { ...to, ...message, order_id };
    const answer = await there.ask('POST', '/customer/message/send', fields, { isForm: true });
    const [newest = {}] = rowsIn(row(answer).messages);
    if (number(newest.id) === null) throw new ApiError('shape', 200);
    return newest;
  } catch (error) {
    if (isApiError(error) && error.kind === 'refused') note(conversation, null);
    throw error;
  }
}

/** Sends a message once for each key: nothing there tells a repetition from a second message. @throws ApiError */
export const send: Handler = async (there) => {
  const conversation = number(there.asked.body.conversation_id) ?? 0;
  const before = await messageOfKey(there, conversation);
  const message = before ?? (await sendTo(there, conversation));
  note(conversation, null);
  const told = messageOf(message, number(message.sender_id), 'vendor');
  return { ...told, sender_type: 'customer', key: there.asked.key ?? '' };
};
