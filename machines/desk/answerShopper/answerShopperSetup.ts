import { assign, fromPromise, setup } from 'xstate';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

/** What is answered: a conversation of a store, its review, or a conversation of a courier. */
export interface Asked {
  readonly about: 'talk' | 'review' | 'ride';
  readonly id: number;
}

/** Words, sent once for their key, or that nothing is to be said; `seen` is what was read before: a message’s number, or the answer that stood. */
export type ShopperAnswer =
  | { readonly kind: 'words'; readonly text: string; readonly key: string; readonly seen: string }
  | { readonly kind: 'nothing'; readonly seen: string };

/** `by`: who of the store was faster; empty where that is not known. */
export type AnswerTaken =
  | { ok: true }
  | { ok: false; reason: 'signedOut' }
  | { ok: false; reason: 'answered'; by: string }
  | { ok: false; reason: 'refused'; message: string };

export type AnswerShopperEvent =
  | { type: 'answerShopper.given'; answer: ShopperAnswer }
  | { type: 'answerShopper.retried' }
  | { type: 'answerShopper.givenUp' }
  | { type: 'answerShopper.read' };

export type AnswerShopperScreen =
  | 'writing'
  | 'sending'
  | 'trouble'
  | 'refused'
  | 'answered'
  | 'none';

interface AnswerShopperContext extends Asked {
  answer: ShopperAnswer | null;
  /** Why it is not taken; empty when it is. */
  message: string;
  by: string;
}

type Given = Extract<AnswerShopperEvent, { type: 'answerShopper.given' }>;

export const answerShopperSetup = setup({
  types: typesOf<{
    context: AnswerShopperContext;
    events: AnswerShopperEvent;
    input: Asked;
    tags: Tag;
    meta: { screen: AnswerShopperScreen; requirements: readonly string[] };
  }>(),
  actors: {
    sendAnswer: fromPromise<AnswerTaken, Asked & { answer: ShopperAnswer | null }>(() =>
      Promise.reject(new Error('actor not provided')),
    ),
  },
  actions: {
    /** Of what was sent: what has been written since stays. */
    forgetDraft: (_, __: { asked: Asked; answer: ShopperAnswer | null }) => {
      throw new Error('action not provided');
    },
    keepAnswer: assign((_, { answer }: Given) => ({ answer, message: '', by: '' })),
    forgetAnswer: assign({ answer: null }),
    keepMessage: assign((_, taken: AnswerTaken) => ({
      message: 'message' in taken ? taken.message : '',
    })),
    keepWho: assign((_, taken: AnswerTaken) => ({ by: 'by' in taken ? taken.by : '' })),
  },
  guards: {
    isTaken: (_, taken: AnswerTaken) => taken.ok,
    isSignedOut: (_, taken: AnswerTaken) => !taken.ok && taken.reason === 'signedOut',
    isAnswered: (_, taken: AnswerTaken) => !taken.ok && taken.reason === 'answered',
  },
  delays: {
    /** A lost connection is often back by then. */
    retryPause: 5_000,
  },
});
