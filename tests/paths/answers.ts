import type { CartAnswer, CartRefusal } from '../../machines/cart/cartAnswer';
import type { PlainAnswer } from '../../machines/identity/identityAnswer';
import type { TripAnswer, TripRefusal } from '../../machines/rental/tripAnswer';
import { refused } from '../support/identity';

export const signIn = { 'signed in': { signedIn: true }, 'went away': { signedIn: false } };

export const cartRefused = (reason: CartRefusal): CartAnswer => ({
  ok: false,
  reason,
  message: `No: ${reason}.`,
});

export const tripRefused = (reason: TripRefusal): TripAnswer => ({
  ok: false,
  reason,
  message: `No: ${reason}.`,
});

export const plainAnswers: Record<string, PlainAnswer> = {
  accepted: { ok: true },
  'the session has ended': refused('unauthenticated'),
  refused: refused('refused'),
};

export const done = { done: undefined };
