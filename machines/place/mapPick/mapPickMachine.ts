import { assign, fromPromise, setup } from 'xstate';
import type { Point } from '../../../domain/place/place';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

export type MapPickEvent =
  | { type: 'pick.pinMoved'; point: Point }
  | { type: 'pick.confirmed' }
  | { type: 'pick.retried' }
  | { type: 'pick.mapFailed' }
  | { type: 'pick.closed' };

export interface MapPickContext {
  point: Point | null;
  address: string;
  zoneIds: number[];
  ending: 'none' | 'picked' | 'mapFailed' | 'closed';
}

export type MapPickOutput =
  | { kind: 'picked'; address: string; point: Point; zoneIds: number[] }
  | { kind: 'mapFailed' }
  | { kind: 'closed' };

export type MapPickScreen = 'starting' | 'aiming' | 'checking' | 'served' | 'outside' | 'failed';

export type PinInput = { point: Point | null };
export type NameAnswer = { address: string };
export type ZoneAnswer = { ok: true; zoneIds: number[] } | { ok: false; reason: 'outside' };

/**
 * A place picked by moving the map beneath a pin: each stop of the pin is named and its zone looked
 * up, so that the shopper knows before the confirmation whether we deliver there.
 */
export const mapPickMachine = setup({
  types: typesOf<{
    context: MapPickContext;
    events: MapPickEvent;
    input: PinInput;
    output: MapPickOutput;
    tags: Tag;
    meta: { screen: MapPickScreen; requirements: string[] };
  }>(),
  actors: {
    findDefaultPoint: fromPromise<Point>(() => Promise.reject(new Error('not provided'))),
    namePoint: fromPromise<NameAnswer, PinInput>(() => Promise.reject(new Error('not provided'))),
    lookUpZone: fromPromise<ZoneAnswer, PinInput>(() => Promise.reject(new Error('not provided'))),
  },
  actions: {
    movePin: assign((_, params: { point: Point }) => ({
      point: params.point,
      address: '',
      zoneIds: [],
    })),
    keepAddress: assign((_, params: NameAnswer) => ({ address: params.address })),
    keepZones: assign((_, params: { zoneIds: number[] }) => ({ zoneIds: params.zoneIds })),
    markPicked: assign({ ending: 'picked' }),
    markMapFailed: assign({ ending: 'mapFailed' }),
    markClosed: assign({ ending: 'closed' }),
  },
  guards: {
    hasPin: ({ context }) => context.point !== null,
    isServed: (_, params: ZoneAnswer) => params.ok && params.zoneIds.length > 0,
  },
  delays: {
    pinPause: 300,
  },
}).createMachine({
  id: 'mapPick',
  version: '1.0.0',
  description:
    'A place is picked by moving the map beneath a pin; the shopper knows before confirming whether we deliver there.',
  context: ({ input }) => ({ point: input.point, address: '', zoneIds: [], ending: 'none' }),
  output: ({ context: { ending, point, address, zoneIds } }) =>
    ending === 'picked' && point
      ? { kind: 'picked', address, point, zoneIds }
      : { kind: ending === 'mapFailed' ? 'mapFailed' : 'closed' },
  initial: 'starting',
  on: {
    'pick.pinMoved': {
      target: '.aiming',
      reenter: true,
      actions: { type: 'movePin', params: ({ event }) => event },
    },
    'pick.mapFailed': { target: '.ended', actions: 'markMapFailed' },
    'pick.closed': { target: '.ended', actions: 'markClosed' },
  },
  states: {
    starting: {
      description: 'We look where to put the pin first.',
      tags: ['busy'],
      meta: { screen: 'starting', requirements: ['LOC-19'] },
      always: [
        { guard: 'hasPin', target: 'naming', description: 'A place is known already.' },
        { target: 'centring', description: 'No place is known yet.' },
      ],
    },
    centring: {
      description: 'We ask for the middle of the city, where the map opens for newcomers.',
      tags: ['busy'],
      meta: { screen: 'starting', requirements: ['LOC-21'] },
      invoke: {
        id: 'findDefaultPoint',
        src: 'findDefaultPoint',
        onDone: {
          target: 'naming',
          actions: { type: 'movePin', params: ({ event }) => ({ point: event.output }) },
        },
        onError: { target: 'ended', actions: 'markMapFailed' },
      },
    },
    aiming: {
      description: 'The shopper moves the map until the pin stands at the door.',
      tags: ['needsAnswer'],
      meta: { screen: 'aiming', requirements: ['LOC-17', 'LOC-18', 'LOC-19', 'LOC-20'] },
      after: { pinPause: 'naming' },
    },
    naming: {
      description: 'We ask what address the pin points at.',
      tags: ['busy'],
      meta: { screen: 'checking', requirements: ['LOC-13'] },
      invoke: {
        id: 'namePoint',
        src: 'namePoint',
        input: ({ context }) => ({ point: context.point }),
        onDone: {
          target: 'checkingZone',
          actions: { type: 'keepAddress', params: ({ event }) => event.output },
        },
        onError: 'failed',
      },
    },
    checkingZone: {
      description: 'We ask whether a zone covers the pin.',
      tags: ['busy'],
      meta: { screen: 'checking', requirements: ['LOC-14'] },
      invoke: {
        id: 'lookUpZone',
        src: 'lookUpZone',
        input: ({ context }) => ({ point: context.point }),
        onDone: [
          {
            guard: { type: 'isServed', params: ({ event }) => event.output },
            target: 'served',
            actions: {
              type: 'keepZones',
              params: ({ event }) => ({ zoneIds: event.output.ok ? event.output.zoneIds : [] }),
            },
            description: 'We deliver there.',
          },
          { target: 'outside', description: 'No zone covers the pin.' },
        ],
        onError: 'failed',
      },
    },
    served: {
      description: 'The pin stands where we deliver; the shopper may confirm it or move on.',
      tags: ['needsAnswer'],
      meta: { screen: 'served', requirements: ['LOC-14'] },
      on: { 'pick.confirmed': { target: 'ended', actions: 'markPicked' } },
    },
    outside: {
      description: 'We do not deliver where the pin stands; the drawn zones show where we do.',
      tags: ['needsAnswer'],
      meta: { screen: 'outside', requirements: ['LOC-14', 'LOC-20'] },
    },
    failed: {
      description: 'The address or zone could not be asked for; the shopper can try again.',
      tags: ['failed'],
      meta: { screen: 'failed', requirements: ['LOC-13', 'LOC-14'] },
      on: { 'pick.retried': 'naming' },
    },
    ended: {
      type: 'final',
      description:
        'The map is closed: with a place, without one, or because it could not be shown.',
      tags: ['done'],
      meta: { screen: 'checking', requirements: ['LOC-05'] },
    },
  },
});
