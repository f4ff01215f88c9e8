import { defineModel } from '../../../charts/package/define';
import { pushNewsMachine } from '../../../machines/account/pushNews';

export const pushNews = defineModel(pushNewsMachine, {
  inputs: { 'a customer': undefined },
  events: { 'pushNews.wanted': [{}], 'pushNews.declined': [{}] },
  results: {
    readPush: {
      'the browser cannot': { kind: 'unsupported' },
      'the browser may not': { kind: 'blocked' },
      'nobody asked': { kind: 'off' },
      'asked for before': { kind: 'wanted' },
    },
    askPermission: { allowed: 'granted', forbidden: 'denied', 'no answer': 'default' },
    registerPush: { known: undefined },
    endPush: { 'known no more': undefined },
  },
});
