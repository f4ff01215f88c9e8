import { isOneOf } from './entries';
/**
 * What can be wrong with a field, by id. Schemas carry these ids as their messages; the texts, exact
 * and in every language, are the client's.
 */
export const messageIds = [
  'identifier.required',
  'identifier.form',
  'password.required',
  'password.short',
  'password.long',
  'otpPhone.required',
  'otpPhone.short',
  'name.required',
  'name.long',
  'email.required',
  'email.form',
  'email.long',
  'confirm.required',
  'confirm.differs',
  'terms.required',
  'forgot.phoneRequired',
  'forgot.phoneDigits',
  'forgot.emailRequired',
  'forgot.emailForm',
  'reset.passwordRequired',
  'reset.passwordShort',
  'reset.confirmRequired',
  'reset.confirmDiffers',
  'code.empty',
  'code.form',
  'profile.phoneForm',
  'photo.format',
  'photo.size',
  'refCode.long',
  'item.name',
  'item.long',
  'item.category',
  'item.price',
  'item.stock',
  'coupon.code',
  'coupon.title',
  'coupon.discount',
  'coupon.percent',
  'coupon.amount',
  'coupon.times',
  'coupon.moment',
  'coupon.until',
  'coupon.module',
  'coupon.stores',
  'coupon.zones',
  'zone.name',
  'zone.corners',
  'zone.many',
  'zone.crosses',
  'zone.small',
  'zone.charge',
  'zone.most',
  'zone.surge',
  'zone.modules',
] as const;
export type MessageId = (typeof messageIds)[number];

export const isMessageId = (text: unknown): text is MessageId => isOneOf(messageIds, text);

/** Names a message where a schema takes any text, so that a wrong id does not compile. */
export const says = (id: MessageId): MessageId => id;
