import { assign, fromPromise, setup } from 'xstate';
import type { TripPlace } from '../../../domain/rental/tripCart';
import type { TripPlan } from '../../../domain/rental/tripPlan';
import { notProvided } from '../../notProvided';
import { opens } from '../../opens';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import {
  type DraftVerdict,
  decideTripDraft,
  planOfDraft,
  type TripDraft,
  type TripRoute,
} from './decideTripDraft';

export type TripChoices = Pick<TripDraft, 'type' | 'hours' | 'days' | 'pickupAt'>;

export type RentalSearchEvent =
  | { type: 'rentalSearch.pickupAsked' }
  | { type: 'rentalSearch.destinationAsked' }
  | { type: 'rentalSearch.destinationRecalled'; place: TripPlace }
  | { type: 'rentalSearch.changed'; choices: Partial<TripChoices> }
  | { type: 'rentalSearch.submitted'; now: Date }
  | { type: 'rentalSearch.routeRetried' }
  | { type: 'rentalSearch.dismissed' };

export type RentalSearchScreen = 'form' | 'measuring' | 'explaining' | 'routeFailed' | 'closed';

export interface RentalSearchOutput {
  /** Null when the question was left. */
  plan: TripPlan | null;
  /** As it was entered, to be gone on with. */
  draft: TripDraft;
}

interface RentalSearchContext {
  draft: TripDraft;
  trouble: DraftVerdict;
  plan: TripPlan | null;
}

export interface RouteQuestion {
  pickup: TripPlace;
  destination: TripPlace;
}

const missing = () => Promise.reject(new Error('not provided'));

/** The way's ends; only asked while both are there. */
export function wayOf({ draft: { pickup, destination } }: RentalSearchContext): RouteQuestion {
  if (!pickup || !destination) throw new Error('a way has two ends');
  return { pickup, destination };
}

export const rentalSearchSetup = setup({
  types: typesOf<{
    context: RentalSearchContext;
    events: RentalSearchEvent;
    input: { draft: TripDraft };
    output: RentalSearchOutput;
    tags: Tag;
    meta: { screen: RentalSearchScreen; requirements: readonly string[] };
  }>(),
  actors: {
    askForPlace: opens<
      { place: TripPlace | null },
      { end: 'pickup' | 'destination'; known: TripPlace | null }
    >('location'),
    measureRoute: fromPromise<TripRoute, RouteQuestion>(missing),
  },
  actions: {
    keepChoices: assign(({ context }, params: { choices: Partial<TripChoices> }) => ({
      draft: { ...context.draft, ...params.choices },
    })),
    keepPickup: assign(({ context }, { place }: { place: TripPlace | null }) =>
      place ? { draft: { ...context.draft, pickup: place, route: null } } : {},
    ),
    keepDestination: assign(({ context }, { place }: { place: TripPlace | null }) =>
      place ? { draft: { ...context.draft, destination: place, route: null } } : {},
    ),
    rememberDestination: (_, _params: { place: TripPlace | null }) => notProvided(),
    keepRoute: assign(({ context }, route: TripRoute) => ({ draft: { ...context.draft, route } })),
    noteTrouble: assign(({ context }, { now }: { now: Date }) => ({
      trouble: decideTripDraft(context.draft, now),
    })),
    forgetTrouble: assign({ trouble: 'ready' }),
    keepPlan: assign(({ context }, { now }: { now: Date }) => ({
      plan: planOfDraft(context.draft, now),
    })),
  },
  guards: {
    isWayOpen: ({ context: { draft } }) =>
      draft.pickup !== null && draft.destination !== null && draft.route === null,
    isReady: ({ context }, { now }: { now: Date }) =>
      decideTripDraft(context.draft, now) === 'ready',
    isWayNeeded: ({ context }, { now }: { now: Date }) =>
      decideTripDraft(context.draft, now) === 'routeMissing',
  },
});
