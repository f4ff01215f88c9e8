import { randomBytes } from 'node:crypto';

/** How e-mail addresses are kept and compared. */
export const normalEmail = (email: string): string => email.trim().toLowerCase();

/** How phone numbers are kept and compared: "+" and digits; spaces, dashes and a leading 00 do not count. */
export const normalPhone = (phone: string): string =>
  `+${phone.replaceAll(/\D/g, '').replace(/^00/, '')}`;

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
