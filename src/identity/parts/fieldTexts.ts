import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isMessageId, type MessageId } from '../../../domain/values/validationMessages';
import type { IdentityRefusal } from '../../../machines/identity/identityAnswer';

/** What can be wrong with a field, in the shopper's language; the English is the specification's. */
const texts: Record<MessageId, MessageDescriptor> = {
  'identifier.required': msg`Email or phone number is required`,
  'identifier.form': msg`Must be a valid email or phone number`,
  'password.required': msg`Password is required`,
  'password.short': msg`Password is too short - should be 6 chars minimum.`,
  'password.shortOfEight': msg`Password is too short - should be 8 chars minimum.`,
  'password.long': msg`Password is too long - should be 200 chars maximum.`,
  'otpPhone.required': msg`Please give a phone number`,
  'otpPhone.short': msg`number must be 10 digits`,
  'name.required': msg`First name is required`,
  'name.long': msg`This name is too long`,
  'email.required': msg`Email is required`,
  'email.form': msg`Must be a valid email`,
  'email.long': msg`Must be a valid email`,
  'confirm.required': msg`Confirm Password`,
  'confirm.differs': msg`Passwords must match`,
  'terms.required': msg`You must accept the terms and conditions`,
  'forgot.phoneRequired': msg`Please provide a phone number`,
  'forgot.phoneDigits': msg`Phone number must be exactly 10 digits`,
  'forgot.emailRequired': msg`Please provide an email address`,
  'forgot.emailForm': msg`Please enter a valid email address`,
  'reset.passwordRequired': msg`No password provided.`,
  'reset.passwordShort': msg`Password is too short - should be 6 chars minimum.`,
  'reset.passwordShortOfEight': msg`Password is too short - should be 8 chars minimum.`,
  'reset.confirmRequired': msg`No Confirm Password provided.`,
  'reset.confirmDiffers': msg`Passwords must match`,
  'code.empty': msg`field is empty`,
  'code.form': msg`Type all six digits of the code`,
  'profile.phoneForm': msg`Digits only, with or without a leading +`,
  'photo.format': msg`This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.`,
  'photo.size': msg`This photo is larger than 2 MB. Please choose a smaller one.`,
  'refCode.long': msg`A referral code is shorter than this`,
  'item.name': msg`A name in the first language is needed`,
  'item.long': msg`This text is too long`,
  'item.category': msg`Choose where it stands`,
  'item.price': msg`A price from 0 to 999,999,999`,
  'item.stock': msg`A whole number from 0`,
  'coupon.code': msg`2 to 30 letters, digits, - and _`,
  'coupon.title': msg`A title in the first language is needed`,
  'coupon.discount': msg`How much is taken off?`,
  'coupon.percent': msg`100 percent at the most`,
  'coupon.amount': msg`An amount from 0 to 999,999,999`,
  'coupon.times': msg`A whole number from 1, or nothing`,
  'coupon.moment': msg`A day and a time are needed`,
  'coupon.until': msg`It must end after it has begun`,
  'coupon.module': msg`Choose the module of these stores`,
  'coupon.stores': msg`Choose at least one store`,
  'coupon.zones': msg`Choose at least one zone`,
  'zone.name': msg`A name in the first language is needed`,
  'zone.corners': msg`A zone needs three corners or more`,
  'zone.many': msg`A zone has 500 corners at the most`,
  'zone.crosses': msg`Two sides of the zone cross or touch each other`,
  'zone.small': msg`This is too small for a zone: a block of houses, 100 by 100 metres, at least`,
  'zone.charge': msg`An amount from 0 to 999,999,999`,
  'zone.most': msg`This is less than the least charge`,
  'zone.surge': msg`0 to 1,000 percent`,
  'zone.modules': msg`Choose at least one module that works there`,
  'banner.title': msg`A title in the first language is needed`,
  'banner.image': msg`Choose a picture`,
  'banner.target': msg`Choose what it leads to`,
  'banner.link': msg`https:// and a site, or / and a page of the shop`,
  'banner.position': msg`A whole number from 0 to 1,000`,
};

/** Of refusals whose sentence the server left out. */
const ofCode: Record<string, MessageDescriptor> = {
  credentials: msg`Email, phone or password is not right.`,
  email_taken: msg`This email is already registered. Sign in instead.`,
  phone_taken: msg`This phone number is already registered. Sign in instead.`,
  ref_code: msg`Nobody has this referral code.`,
  rate_limited: msg`Too many attempts. Please wait a little and try again.`,
  too_many_attempts: msg`Too many attempts. Please wait a little and try again.`,
  otp_wrong: msg`This code is not right.`,
  otp_expired: msg`This code has expired. Please ask for a new one.`,
  otp_too_many: msg`Too many wrong codes. Please ask for another one.`,
  otp_too_soon: msg`We have just sent a code. Please wait a moment.`,
  otp_daily_limit: msg`You have reached today's limit of codes. Please try another way.`,
  provider_unreachable: msg`We can't send the code right now. Please try again.`,
  provider_refused: msg`We could not send a code to this number. Please check it.`,
};

const unknown = msg`Something went wrong. Please try again.`;

export function useFieldTexts() {
  const { i18n } = useLingui();
  return {
    field: (error: ReactNode): ReactNode => (isMessageId(error) ? i18n._(texts[error]) : error),
    refusal: ({ message, code }: IdentityRefusal): string =>
      message || i18n._(ofCode[code] ?? unknown),
  };
}
