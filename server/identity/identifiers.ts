import { randomBytes } from 'node:crypto';
import { comparablePhone, phoneOf } from '../../domain/values/phone';
import { digitsOf } from '../../domain/values/phoneDigits';
import type { CodeChannel } from '../db/schema/identity';
import type { Deps } from '../deps';
import { Refusal } from '../http/refusal';
import { t } from '../locales/t';

export interface Identifier {
  readonly channel: CodeChannel;
  /** E-mail in small letters, or phone as + and digits. */
  readonly value: string;
}

const normalEmail = (email: string): string => email.trim().toLowerCase();

/** A phone number as it is kept and compared: one without a dial code is of the shop's country. */
export async function normalPhone(deps: Deps, phone: string): Promise<string> {
  return comparablePhone(phone, (await deps.settings.config()).country);
}

export const wrongPhone = t('This phone number does not exist. Please check it.');

export async function readIdentifier(deps: Deps, typed: string): Promise<Identifier> {
  return typed.includes('@')
    ? { channel: 'email', value: normalEmail(typed) }
    : { channel: 'phone', value: await normalPhone(deps, typed) };
}

const missingPhone = t('Please give a phone number');

/** A phone number that can get a message. @throws Refusal `validation` */
export async function requirePhone(
  deps: Deps,
  typed: string | null | undefined,
  field = 'phone',
): Promise<string> {
  const phone = phoneOf(typed ?? '', (await deps.settings.config()).country);
  if (phone !== null) return phone;
  throw new Refusal('validation', {
    message: digitsOf(typed ?? '') === '' ? missingPhone : wrongPhone,
    detail: { field },
  });
}

/** An e-mail address that can get a message, in small letters; null for anything else. */
export function emailOf(typed: string | null | undefined): string | null {
  const email = normalEmail(typed ?? '');
  const isOne = /^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/.test(email) && email.length <= 255;
  return isOne ? email : null;
}

/** An e-mail address that can get a message. @throws Refusal `validation` */
export function requireEmail(typed: string | null | undefined): string {
  const email = emailOf(typed);
  if (email !== null) return email;
  throw new Refusal('validation', {
    message: t('Must be a valid email'),
    detail: { field: 'email' },
  });
}

/** The digits of a number alone, without leading zeros: what a guest's contact number is matched by. */
export const phoneDigits = (phone: string): string => digitsOf(phone).replace(/^0+/, '');

/** 256 random bits for a session. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** 160 random bits for a guest. */
export const newGuestId = (): string => randomBytes(20).toString('hex');

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Ten letters and digits that cannot be mistaken for one another. */
export const newRefCode = (): string =>
  [...randomBytes(10)].map((byte) => letters[byte % letters.length]).join('');
