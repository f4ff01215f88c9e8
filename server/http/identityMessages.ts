import type { Localized } from '../../domain/language/localized';
import type { ErrorCode } from '../../domain/wire/errors';
import { t } from '../locales/t';

export const identityRefusals = {
  completion_expired: { status: 401, ...t('This sign-in took too long. Please sign in again.') },
  credentials: { status: 401, ...t('Email, phone or password is not right.') },
  email: { status: 403, ...t('Please give a phone number') },
  email_taken: { status: 403, ...t('This email is already registered.') },
  image_format: {
    status: 403,
    ...t('This file format is not supported. Please upload JPG, PNG, JPEG, or GIF images only.'),
  },
  not_changeable: { status: 403, ...t('Not Changeable') },
  not_delivered: { status: 503, ...t('The code could not be sent. Please try again.') },
  orders_running: {
    status: 403,
    ...t('You have running orders. Please delete the account when they are finished.'),
  },
  otp_daily_limit: {
    status: 429,
    ...t('No more codes can be sent here today. Please try again tomorrow.'),
  },
  otp_expired: { status: 403, ...t('This code has expired. Please request a new one.') },
  otp_too_many: { status: 403, ...t('Too many wrong codes. Please request a new one.') },
  otp_too_soon: {
    status: 429,
    ...t('A code was just sent. Please wait a moment before you request another.'),
  },
  otp_wrong: { status: 403, ...t('This code is not right.') },
  phone_taken: { status: 403, ...t('This phone number is already registered.') },
  provider_token: {
    status: 403,
    ...t('The sign-in could not be confirmed by its provider. Please try again.'),
  },
  provider_unreachable: {
    status: 503,
    ...t('The sign-in provider cannot be reached. Please try again or sign in another way.'),
  },
  ref_code: { status: 403, ...t('This referral code does not exist.') },
  too_many_attempts: { status: 429, ...t('Too many attempts. Please wait a little.') },
  unauthenticated: { status: 401, ...t('You are not logged in') },
  unverified_match: {
    status: 403,
    ...t('Please prove first that this account is yours: enter the code that we have sent to it.'),
  },
} satisfies Partial<Record<ErrorCode, Localized & { status: number }>>;
