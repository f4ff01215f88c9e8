import type { Notify } from '../../emitted';
import type { MessageId } from '../../messages';
import type { AddVerdict } from './decideAddToCart';

const ofVerdict: Partial<Record<AddVerdict, MessageId>> = {
  unchanged: 'cart.noChanges',
  unavailable: 'cart.unavailable',
  choiceMissing: 'cart.choiceMissing',
  outOfStock: 'cart.outOfStock',
  variationOutOfStock: 'cart.variationOutOfStock',
  outOfLimits: 'cart.outOfLimits',
};

export const noticeOfVerdict = (verdict: AddVerdict): Notify => ({
  type: 'notify',
  tone: verdict === 'unchanged' ? 'info' : 'error',
  message: ofVerdict[verdict] ?? 'failed.unexpected',
});
