import { hasSignedIn } from '../identity/askToSignIn';

/** A photo that the shopper chose on the device. */
interface ReviewPhoto {
  readonly name: string;
  readonly size: number;
}

export interface ReviewText {
  readonly comment: string;
  readonly photos: readonly ReviewPhoto[];
}

/** What is thought of what `Key` names. */
export type Opinion<Key> = Key & ReviewText & { readonly rating: number };

export type ReviewAnswer = { ok: true } | { ok: false; message: string; isSignedOut?: boolean };

export type ReviewScreen = 'asking' | 'starMissing' | 'refused' | 'failed' | 'closed';

export interface ReviewMeta {
  readonly screen: ReviewScreen;
  readonly requirements: readonly string[];
}

/** What a chart that takes a review of `Key` knows. */
export interface Reviewing<Key> {
  readonly review: Opinion<Key>;
  readonly message: string;
  readonly reviewed: boolean;
}

export const unreviewed = <Key extends object>(key: Key): Reviewing<Key> => ({
  review: { ...key, rating: 0, comment: '', photos: [] },
  message: '',
  reviewed: false,
});

export const reviewGuards = {
  hasRating: ({ context }: { context: Reviewing<object> }) => context.review.rating >= 1,
  isTaken: (_: unknown, answer: ReviewAnswer) => answer.ok,
  isSignInNeeded: (_: unknown, answer: ReviewAnswer) => !answer.ok && answer.isSignedOut === true,
  hasSignedIn,
};

export const withRating = <Key>(
  { review }: Reviewing<Key>,
  { rating }: { rating: number },
): Pick<Reviewing<Key>, 'review'> => ({ review: { ...review, rating } });

export const withText = <Key>(
  { review }: Reviewing<Key>,
  { text }: { text: ReviewText },
): Pick<Reviewing<Key>, 'review'> => ({ review: { ...review, ...text } });

export const withMessage = (answer: ReviewAnswer) => ({ message: answer.ok ? '' : answer.message });

/** What is done with stars, and with words and photos that are sent. */
export const keepRating = {
  type: 'keepRating',
  params: ({ event }: { event: { rating: number } }) => event,
} as const;

export const keepText = {
  type: 'keepText',
  params: ({ event }: { event: { text: ReviewText } }) => event,
} as const;
