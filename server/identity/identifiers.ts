import { randomBytes } from 'node:crypto';
import { internationalPhone } from '../../domain/phone';
import type { CodeChannel } from '../db/schema/identity';
import type { Deps } from '../deps';
import { Refusal } from '../http/refusal';

export interface Identifier {
  readonly channel: CodeChannel;
  /** E-mail in small letters, or phone as + and digits. */
  readonly value: string;
}

/** How e-mail addresses are kept and compared. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** A phone number as it is kept: one without a dial code is of the shop's country. */
export async function normalPhone(deps: Deps, phone: string): Promise<string> {
  return internationalPhone(phone, (await deps.settings.config()).country);
}

/** An identifier of either kind. */
export async function readIdentifier(deps: Deps, typed: string): Promise<Identifier> {
  return typed.includes('@')
    ? { channel: 'email', value: normalEmail(typed) }
    : { channel: 'phone', value: await normalPhone(deps, typed) };
}

/** A phone number that can get a message. @throws Refusal `validation` */
export async function requirePhone(deps: Deps, typed: string | null | undefined): Promise<string> {
  const phone = await normalPhone(deps, typed ?? '');
  if (!/^\+\d{8,16}$/.test(phone)) {
    throw new Refusal('validation', {
      message: { en: 'Please give a phone number', ar: 'يرجى إدخال رقم الهاتف' },
      detail: { field: 'phone' },
    });
  }
  return phone;
}

/** An e-mail address that can get a message. @throws Refusal `validation` */
export function requireEmail(typed: string | null | undefined): string {
  const email = normalEmail(typed ?? '');
  if (!/^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>"]+$/.test(email) || email.length > 255) {
    throw new Refusal('validation', {
      message: { en: 'Must be a valid email', ar: 'يجب أن يكون بريدًا إلكترونيًا صالحًا' },
      detail: { field: 'email' },
    });
  }
  return email;
}

/** The digits of a number alone, without leading zeros: what a guest's contact number is matched by. */
export const phoneDigits = (phone: string): string =>
  phone.replaceAll(/\D/g, '').replace(/^0+/, '');

/** 256 random bits for a session. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** 160 random bits for a guest. */
export const newGuestId = (): string => randomBytes(20).toString('hex');

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Ten letters and digits that cannot be mistaken for one another. */
export const newRefCode = (): string =>
  [...randomBytes(10)].map((byte) => letters[byte % letters.length]).join('');
