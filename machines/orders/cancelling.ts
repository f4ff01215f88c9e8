import { hasSignedIn } from '../identity/askToSignIn';
/** What becomes of an order or a trip that is to be cancelled; `tooLate`: it has begun. */
export type CancelAnswer =
  | { ok: true }
  | { ok: false; reason: 'tooLate' | 'refused' | 'signedOut' };

export type CancelScreen = 'asking' | 'tooLate' | 'refused' | 'signedOut' | 'failed' | 'closed';

export interface CancelReason {
  readonly reason: string;
  readonly note: string;
}

/** What a chart that cancels knows of `key`. */
export interface Cancelling<Key> extends CancelReason {
  readonly key: Key;
  readonly cancelled: boolean;
}

export interface CancelMeta {
  readonly screen: CancelScreen;
  readonly requirements: readonly string[];
}

export const cancelGuards = {
  isCancelled: (_: unknown, answer: CancelAnswer) => answer.ok,
  isTooLate: (_: unknown, answer: CancelAnswer) => !answer.ok && answer.reason === 'tooLate',
  isSignedOut: (_: unknown, answer: CancelAnswer) => !answer.ok && answer.reason === 'signedOut',
  hasSignedIn,
};
