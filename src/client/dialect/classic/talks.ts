import type { PartnerKind } from '../../../../domain/catalogue/partners';
import { ApiError } from '../../apiError';
import { type Facts, factsOf } from './facts';
import { aboutOf, noteAbout } from './talkAbout';
import type { There } from './there';
import { isRow, moment, number, type Row, row, word, wordsIn } from './values';

/**
 * A conversation comes into being with its first message. Until then it is called by its partner: a number out of reach of
 * real ones.
 */
export const unbegun: Record<PartnerKind, number> = { vendor: 4e12, delivery_man: 8e12 };

export interface Partner {
  kind: PartnerKind;
  id: number;
}

/** Whom the number of a conversation that has yet to begin stands for; null for a real one's. */
export function partnerIn(conversation: number): Partner | null {
  if (conversation > unbegun.delivery_man)
    return { kind: 'delivery_man', id: conversation - unbegun.delivery_man };
  return conversation > unbegun.vendor
    ? { kind: 'vendor', id: conversation - unbegun.vendor }
    : null;
}

const isCustomer = (type: unknown) => word(type) === 'customer';

/** The customer may be on either side; the shop itself has no person of its own. */
export function sidesOf(talk: Row) {
  const isSender = isCustomer(talk.sender_type);
  return {
    own: number(isSender ? talk.sender_id : talk.receiver_id),
    type: word(isSender ? talk.receiver_type : talk.sender_type),
    partner: row(isSender ? talk.receiver : talk.sender),
  };
}

export const messageOf = (one: Row, own: number | null, kind: PartnerKind) => ({
  id: one.id,
  sender_type: own !== null && number(one.sender_id) === own ? 'customer' : kind,
  message: word(one.message),
  files_full_url: wordsIn(one.file_full_url),
  key: '',
  created_at: moment(one.created_at),
});

export function talkOf({ settings }: Facts, talk: Row) {
  const { own, type, partner } = sidesOf(talk);
  const kind: PartnerKind = type === 'delivery_man' ? 'delivery_man' : 'vendor';
  const name = `${word(partner.f_name)} ${word(partner.l_name)}`.trim();
  return {
    id: talk.id,
    receiver_type: kind,
    receiver: {
      id: number(kind === 'vendor' ? partner.vendor_id : partner.deliveryman_id) ?? 0,
      name: name || word(settings.business_name),
      image_full_url: word(partner.image_full_url),
    },
    order_id: aboutOf(number(talk.id) ?? 0).order_id ?? number(row(talk.last_message).order_id),
    // What the customer wrote last was not read by the other: that is not news.
    unread_message_count: isOwnLast(talk, own) ? 0 : (number(talk.unread_message_count) ?? 0),
    last_message: isRow(talk.last_message) ? messageOf(talk.last_message, own, kind) : null,
    last_message_time: moment(talk.last_message_time),
  };
}

const isOwnLast = ({ last_message }: Row, own: number | null) =>
  own !== null && number(row(last_message).sender_id) === own;

export const whom = ({ kind, id }: Partner): Row =>
  kind === 'vendor' ? { vendor_id: id } : { delivery_man_id: id };

/** A conversation and a page of its messages, the newest first. @throws ApiError */
export async function talkThere(there: There, conversation: number, page: Row): Promise<Row> {
  const partner = partnerIn(conversation);
  const of = partner ? whom(partner) : { conversation_id: conversation };
  return row(await there.ask('GET', '/customer/message/details', { ...of, ...page }));
}

/** The conversation that is told with its messages, or the one that has yet to begin. */
export async function talkIn(there: There, answer: Row, partner: Partner | null) {
  const facts = await factsOf(there);
  const { conversation } = answer;
  const id = partner ? unbegun[partner.kind] + partner.id : 0;
  const { name, image_full_url, order_id } = aboutOf(id);
  if (isRow(conversation)) {
    if (order_id !== null) noteAbout(number(conversation.id) ?? 0, { order_id });
    return talkOf(facts, conversation);
  }
  if (!partner) throw new ApiError('refused', 404, [{ code: 'not_found', message: '' }]);
  return {
    id,
    receiver_type: partner.kind,
    receiver: {
      id: partner.id,
      name: name || word(facts.settings.business_name),
      image_full_url,
    },
    order_id,
    last_message: null,
  };
}
