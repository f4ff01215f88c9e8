import type { Notify } from '../emitted';

export type LineAttempt = 'save' | 'remove' | 'restore';

type LineAnswer = { readonly ok: true } | { readonly ok: false; readonly reason: string };

export const lineGuards = {
  isAccepted: (_: unknown, answer: LineAnswer) => answer.ok,
  isGone: (_: unknown, answer: LineAnswer) => answer.ok || answer.reason === 'not_found',
  wasRemoving: ({ context }: { context: { attempt: LineAttempt } }) => context.attempt === 'remove',
  wasRestoring: ({ context }: { context: { attempt: LineAttempt } }) =>
    context.attempt === 'restore',
};

export const lineDelays = {
  /** Quick clicks are one change. */
  clickPause: 300,
  undoWindow: 7000,
  retryOffer: 8000,
};

export const undoNotice = (event: string): Notify => ({
  type: 'notify',
  tone: 'success',
  message: 'cart.itemRemoved',
  action: { label: 'action.undo', event },
  autoClose: lineDelays.undoWindow,
});

export const retryNotice = (message: Notify['message'], event: string): Notify => ({
  type: 'notify',
  tone: 'error',
  message,
  action: { label: 'action.tryAgain', event },
  autoClose: lineDelays.retryOffer,
});
