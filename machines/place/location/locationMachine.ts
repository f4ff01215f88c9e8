import { choosing } from './choosing';
import { locationSetup } from './locationSetup';

export const locationMachine = locationSetup.createMachine({
  id: 'location',
  version: '1.0.0',
  description:
    'Where the shopper wants to be served: typed, from the device, picked on the map or a saved address.',
  context: ({ input }) => ({ ...input, text: '', address: '', point: null, zoneIds: [] }),
  output: ({ context }) => ({ kind: context.zoneIds.length > 0 ? 'chosen' : 'closed' }),
  initial: 'starting',
  on: {
    'location.closed': { target: '.closed', actions: 'forgetPosition' },
    'location.savedChosen': [
      {
        guard: { type: 'hasZones', params: ({ event }) => event },
        target: '.chosen',
        actions: [{ type: 'keepSaved', params: ({ event }) => event }, 'announceAddress'],
        description: 'The zones of the saved address are known.',
      },
      {
        target: '.lookingUpZone',
        actions: { type: 'keepSaved', params: ({ event }) => event },
        description: 'The saved address does not say in which zone it lies.',
      },
    ],
  },
  states: {
    starting: {
      description: 'The flow opens the way the shopper asked for.',
      meta: { screen: 'asking', requirements: ['LOC-05'] },
      always: [
        {
          guard: 'startsWithDevice',
          target: 'choosing.locatingDevice',
          description: 'The shopper asked for the current location.',
        },
        {
          guard: 'startsOnMap',
          target: 'pickingOnMap',
          description: 'The shopper asked for the map.',
        },
        { target: 'choosing', description: 'The shopper wants to type or choose.' },
      ],
    },
    choosing,
    namingPoint: {
      description: 'We ask what address the device’s position is.',
      tags: ['busy'],
      meta: { screen: 'settling', requirements: ['LOC-11', 'LOC-13'] },
      invoke: {
        id: 'namePoint',
        src: 'namePoint',
        input: ({ context }) => ({ point: context.point }),
        onDone: {
          target: 'lookingUpZone',
          actions: { type: 'keepAddress', params: ({ event }) => event.output },
        },
        onError: 'choosing.failed',
      },
    },
    lookingUpZone: {
      description: 'We ask which zones cover the place.',
      tags: ['busy'],
      meta: { screen: 'settling', requirements: ['LOC-11', 'LOC-14'] },
      invoke: {
        id: 'lookUpZone',
        src: 'lookUpZone',
        input: ({ context }) => ({ point: context.point }),
        onDone: [
          {
            guard: { type: 'isServed', params: ({ event }) => event.output },
            target: 'chosen',
            actions: { type: 'keepZones', params: ({ event }) => event.output },
            description: 'We deliver there.',
          },
          {
            target: 'choosing.outsideService',
            description: 'No zone covers the place.',
          },
        ],
        onError: 'choosing.failed',
      },
    },
    pickingOnMap: {
      description: 'The shopper puts a pin on the map.',
      tags: ['needsAnswer'],
      meta: { screen: 'map', requirements: ['LOC-05', 'LOC-17', 'LOC-20', 'LOC-21'] },
      invoke: {
        id: 'mapPick',
        src: 'mapPick',
        input: ({ context }) => ({ point: context.known }),
        onDone: [
          {
            guard: { type: 'isPicked', params: ({ event }) => event.output },
            target: 'chosen',
            actions: { type: 'keepPicked', params: ({ event }) => event.output },
            description: 'A place within a zone was confirmed.',
          },
          {
            guard: { type: 'isMapFailed', params: ({ event }) => event.output },
            target: 'choosing.mapUnavailable',
            description: 'The map cannot be shown.',
          },
          {
            guard: 'startsOnMap',
            target: 'closed',
            description: 'The map was closed, and nothing else had been asked for.',
          },
          { target: 'choosing', description: 'The map was closed; the other ways are still open.' },
        ],
        onError: 'choosing.mapUnavailable',
      },
    },
    chosen: {
      type: 'final',
      description: 'Address, coordinates and zones are stored, all of them together.',
      tags: ['done'],
      meta: {
        screen: 'settling',
        requirements: [
          'LOC-07',
          'LOC-08',
          'LOC-09',
          'LOC-10',
          'LOC-11',
          'LOC-22',
          'LOC-23',
          'LOC-24',
        ],
      },
      entry: { type: 'rememberPlace', params: ({ context }) => context },
    },
    closed: {
      type: 'final',
      description: 'Closed with nothing changed.',
      tags: ['done'],
      meta: { screen: 'settling', requirements: ['LOC-05'] },
    },
  },
});
