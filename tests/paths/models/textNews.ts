import { defineModel } from '../../../charts/package/define';
import { type TextNewsTold, textNewsMachine } from '../../../machines/account/textNews';

const told: Record<string, TextNewsTold> = {
  'it is noted': { ok: true },
  'the session has ended': { ok: false, reason: 'signedOut' },
};

export const textNews = defineModel(textNewsMachine, {
  inputs: { 'a customer who gets them': { wanted: true } },
  events: { 'textNews.switched': [{ wanted: false }, { wanted: true }] },
  results: { noteWish: told },
});
