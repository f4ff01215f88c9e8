import { assign, emit, fromPromise, setup } from 'xstate';
import { type Module, sells } from '../../../domain/place/module';
import type { Emitted } from '../../emitted';
import { notProvided } from '../../notProvided';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import { canKeepModule, decideModule, decideModuleChange, moduleToTake } from './decideModule';
import { decideNextPage, type NextPageFacts } from './decideNextPage';

export type ModuleEvent =
  | { type: 'module.chosen'; module: Module }
  | { type: 'module.retried' }
  | { type: 'module.locationAsked' }
  | { type: 'module.closed' };

export interface ModuleInput extends NextPageFacts {
  wish: 'settle' | 'ask';
  current: Module | null;
  /** Chosen already, from a bar or strip that shows the modules. */
  chosen: Module | null;
  /** Wanted if it works at the place: pressed on the landing page, before a place was known. */
  preferred: Module | null;
  /** A page that a link led to waits for the module: it is shown instead of the home page. */
  stays?: boolean;
}

export interface ModuleContext extends ModuleInput {
  available: Module[];
  ending: ModuleOutput['kind'];
}

/** `kept`: the current module goes on; `locationAsked`: the shopper wants another place first. */
export interface ModuleOutput {
  kind: 'chosen' | 'kept' | 'locationAsked' | 'closed';
}

export type ModuleScreen = 'loading' | 'choosing' | 'noModules' | 'failed';

/** How a trip cart stands to the zones of the place (MOD-10). */
export type TripStanding = 'empty' | 'served' | 'unserved';

const missing = () => Promise.reject(new Error('not provided'));

export const moduleSetup = setup({
  types: typesOf<{
    context: ModuleContext;
    events: ModuleEvent;
    input: ModuleInput;
    output: ModuleOutput;
    emitted: Emitted;
    tags: Tag;
    meta: { screen: ModuleScreen; requirements: string[] };
  }>(),
  actors: {
    listModules: fromPromise<Module[]>(missing),
    checkTripZone: fromPromise<{ standing: TripStanding }>(missing),
    resetTripCart: fromPromise<void>(missing),
  },
  actions: {
    keepList: assign((_, params: { available: Module[] }) => params),
    takeModule: assign(({ context }, params: { available: Module[] }) => ({
      chosen: moduleToTake({ ...context, ...params }),
    })),
    keepChoice: assign((_, params: { module: Module | null }) => ({ chosen: params.module })),
    rememberModule: (_, _params: { module: Module | null }) => notProvided(),
    announceModule: emit({ type: 'notify', tone: 'success', message: 'module.selected' }),
    goHome: emit({ type: 'navigate', to: '/home' }),
    goToInterests: emit({ type: 'navigate', to: '/interest' }),
    announceZone: emit({ type: 'notify', tone: 'success', message: 'location.set' }),
    announceCleared: emit({ type: 'notify', tone: 'info', message: 'cart.zoneMismatchCleared' }),
    announceTrouble: emit({ type: 'notify', tone: 'error', message: 'failed.network' }),
    endAs: assign((_, params: ModuleOutput) => ({ ending: params.kind })),
  },
  guards: {
    hasChosen: ({ context }) => context.chosen !== null,
    hasNone: ({ context }, params: { available: Module[] }) =>
      decideModule({ ...context, ...params }) === 'none',
    isKept: ({ context }, params: { available: Module[] }) =>
      decideModule({ ...context, ...params }) === 'keep',
    isTaken: ({ context }, params: { available: Module[] }) =>
      decideModule({ ...context, ...params }) === 'take',
    canKeep: ({ context }) => canKeepModule(context),
    isRental: ({ context }) => sells(context.chosen ?? context.current, 'trips'),
    isServed: (_, params: { standing: TripStanding }) => params.standing === 'served',
    isUnserved: (_, params: { standing: TripStanding }) => params.standing === 'unserved',
    isAwaited: ({ context }) => context.stays === true,
    isUnasked: ({ context }) =>
      context.chosen !== null &&
      decideModuleChange(context.current, context.chosen) === 'switch' &&
      decideNextPage(context.chosen, context) === 'interest',
    isAnother: ({ context }) =>
      context.chosen !== null && decideModuleChange(context.current, context.chosen) === 'switch',
  },
});
