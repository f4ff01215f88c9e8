import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type {
  ApplicationKind,
  ApplicationStep,
  ApplicationValues,
} from '../../../domain/account/applicationValidation';
import type { Point } from '../../../domain/place/place';
import { type IdentityRefusal, withRefusal } from '../../identity/identityAnswer';
import { notProvided } from '../../notProvided';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';
import { decideRefusedStep } from './decideRefusedStep';

export type Applying = { ok: true; message: string } | { ok: false; refusal: IdentityRefusal };

export interface Spot {
  readonly zoneId: number;
  readonly point: Point;
}

export interface ToApply {
  readonly kind: ApplicationKind;
  readonly values: ApplicationValues;
}

export type RegistrationEvent =
  | { type: 'registration.stepFinished' }
  | { type: 'registration.placeGiven'; spot: Spot }
  | { type: 'registration.submitted'; values: ApplicationValues }
  | { type: 'registration.wentBack' }
  | { type: 'registration.edited' };

export type RegistrationScreen = 'steps' | 'sent';

export interface RegistrationMeta {
  readonly screen: RegistrationScreen;
  readonly step?: ApplicationStep;
  readonly trouble?: 'outside' | 'unchecked' | 'refused' | 'unreachable';
  readonly requirements: readonly string[];
}

interface RegistrationContext {
  readonly kind: ApplicationKind;
  /** Held only while it is told. */
  refusal: IdentityRefusal | null;
  /** What the shop answered, in its own words. */
  message: string;
}

const missing = () => Promise.reject(new Error('not provided'));

const stepOf = (answer: Applying) => (answer.ok ? null : decideRefusedStep(answer.refusal));

/** Parts of the registration chart. What was typed passes through events, never the context. */
export const registrationSetup = setup({
  types: typesOf<{
    context: RegistrationContext;
    input: { kind: ApplicationKind };
    events: RegistrationEvent;
    tags: Tag;
    meta: RegistrationMeta;
  }>(),
  actors: {
    /** Whether the zone's polygon holds the point. */
    checkPlace: fromPromise<{ isInside: boolean }, Spot>(missing),
    sendApplication: fromPromise<Applying, ToApply>(missing),
  },
  actions: {
    keepRefusal: assign(withRefusal),
    forgetRefusal: assign({ refusal: null }),
    keepMessage: assign((_, answer: Applying) => ({ message: answer.ok ? answer.message : '' })),
    /** Drops the draft: the shop has it. */
    forgetDraft: notProvided,
  },
  guards: {
    isInside: (_, answer: { isInside: boolean }) => answer.isInside,
    isAccepted: (_, answer: Applying) => answer.ok,
    isAboutPerson: (_, answer: Applying) => stepOf(answer) === 'person',
    isAboutBusiness: (_, answer: Applying) => stepOf(answer) === 'business',
    isAboutPlace: (_, answer: Applying) => stepOf(answer) === 'place',
  },
});

export function givenSpot({ event }: { event: RegistrationEvent }): Spot {
  assertEvent(event, 'registration.placeGiven');
  return event.spot;
}

export function givenValues(args: {
  event: RegistrationEvent;
  context: RegistrationContext;
}): ToApply {
  assertEvent(args.event, 'registration.submitted');
  return { kind: args.context.kind, values: args.event.values };
}
