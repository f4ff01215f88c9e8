import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import type { CartConflict } from '../../../domain/identity/identity';
import type { Emitted } from '../../emitted';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import { type IdentityRefusal, refusalOf } from '../identityAnswer';
import { type DestinationFacts, decideDestination } from './decideDestination';

export interface FinishLoginInput extends DestinationFacts {
  conflict: CartConflict | null;
}

export type FinishLoginEvent =
  | { type: 'finishLogin.cartChosen'; keep: 'guest' | 'customer' }
  | { type: 'finishLogin.retried' }
  | { type: 'finishLogin.skipped' };

export type FinishLoginScreen =
  | 'welcome'
  | 'whichCart'
  | 'whichCartTrouble'
  | 'tokenTrouble'
  | 'none';

export interface CartChoice {
  keep: 'guest' | 'customer';
  moduleId: number;
}

/** `conflict` is the next module whose carts are of two stores, if any. */
export type TakeOverAnswer =
  | { ok: true; conflict: CartConflict | null }
  | { ok: false; refusal: IdentityRefusal };

interface FinishLoginContext {
  facts: DestinationFacts;
  conflict: CartConflict | null;
  /** Held only while it is told. */
  refusal: IdentityRefusal | null;
}

const missing = () => Promise.reject(new Error('not provided'));

export const finishLoginSetup = setup({
  types: typesOf<{
    context: FinishLoginContext;
    input: FinishLoginInput;
    output: { kind: 'finished' };
    events: FinishLoginEvent;
    emitted: Emitted;
    tags: Tag;
    meta: { screen: FinishLoginScreen; requirements: readonly string[] };
  }>(),
  actors: {
    /** Writes the token that the last accepted call brought to the browser's memory. */
    storeToken: fromPromise<void>(missing),
    takeOverCart: fromPromise<TakeOverAnswer, CartChoice>(missing),
    /** Fetches cart and wishlist anew, of the kind that the module uses. */
    refetchCart: fromPromise<void>(missing),
    refreshProfile: fromPromise<void>(missing),
  },
  actions: {
    keepConflict: assign((_, answer: TakeOverAnswer) => ({
      conflict: answer.ok ? answer.conflict : null,
    })),
    keepRefusal: assign((_, answer: TakeOverAnswer) => ({ refusal: refusalOf(answer) })),
    forgetRefusal: assign({ refusal: null }),
    welcome: emit(({ context }) => ({
      type: 'notify' as const,
      tone: 'success' as const,
      message: context.facts.isNew ? ('session.signedUp' as const) : ('session.loggedIn' as const),
    })),
    goHome: emit({ type: 'navigate', to: '/home' }),
    goToInterests: emit({ type: 'navigate', to: '/interest' }),
  },
  guards: {
    hasTwoCarts: ({ context }) => context.conflict !== null,
    isSettled: (_, answer: TakeOverAnswer) => answer.ok && answer.conflict === null,
    isNextConflict: (_, answer: TakeOverAnswer) => answer.ok && answer.conflict !== null,
    isForHome: ({ context }) => decideDestination(context.facts) === 'home',
    isForInterests: ({ context }) => decideDestination(context.facts) === 'interest',
  },
  delays: {
    /** A slow answer must not hold the shopper up. */
    refreshLimit: 4_000,
  },
});

export function chosenCart({
  context,
  event,
}: {
  context: FinishLoginContext;
  event: FinishLoginEvent;
}): CartChoice {
  assertEvent(event, 'finishLogin.cartChosen');
  return { keep: event.keep, moduleId: context.conflict?.module_id ?? 0 };
}
