import { locationSetup } from './locationSetup';

export const choosing = locationSetup.createStateConfig({
  description: 'All ways to say where: typing, the device, the map, saved addresses.',
  meta: { screen: 'asking', requirements: ['LOC-02', 'LOC-05', 'LOC-15'] },
  initial: 'asking',
  invoke: {
    id: 'placeSearch',
    src: 'placeSearch',
    input: ({ context }) => ({ text: context.text }),
    onDone: [
      {
        guard: { type: 'isFound', params: ({ event }) => ({ place: event.output }) },
        target: 'lookingUpZone',
        actions: { type: 'keepFound', params: ({ event }) => ({ place: event.output }) },
        description: 'The shopper chose a place from the suggestions.',
      },
      { target: 'choosing', reenter: true, description: 'The search ended without a place.' },
    ],
    onError: {
      target: 'choosing.searchFailed',
      reenter: true,
      description: 'The search broke; it begins anew with what was typed.',
    },
  },
  on: {
    'location.textChanged': {
      target: '.asking',
      actions: [
        { type: 'keepText', params: ({ event }) => event },
        { type: 'passTextOn', params: ({ event }) => event },
      ],
      description: 'With the first letter every earlier message leaves.',
    },
    'location.suggestionChosen': {
      actions: { type: 'passSuggestionOn', params: ({ event }) => event },
    },
    'location.searchRetried': { actions: 'passRetryOn' },
    'location.deviceAsked': { target: '.locatingDevice', actions: 'forgetPosition' },
    'location.mapAsked': 'pickingOnMap',
    'location.zoneChosen': {
      target: 'pickingOnMap',
      actions: { type: 'moveMap', params: ({ event }) => event },
    },
  },
  states: {
    asking: {
      description: 'The shopper is asked where to deliver.',
      tags: ['needsAnswer'],
      meta: { screen: 'asking', requirements: ['LOC-02', 'LOC-04', 'LOC-05', 'LOC-15'] },
    },
    locatingDevice: {
      description: 'The device is asked where it is; the shopper has five seconds to allow it.',
      tags: ['busy', 'quiet'],
      meta: { screen: 'locating', requirements: ['LOC-11', 'LOC-12'] },
      invoke: {
        id: 'locateDevice',
        src: 'locateDevice',
        onDone: [
          {
            guard: { type: 'isLocated', params: ({ event }) => event.output },
            target: '#location.namingPoint',
            actions: { type: 'keepPosition', params: ({ event }) => event.output },
            description: 'The device gave its position.',
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => event.output },
            target: 'deviceRefused',
            description: 'The shopper or the browser did not allow it.',
          },
          {
            guard: { type: 'isTooSlow', params: ({ event }) => event.output },
            target: 'deviceTooSlow',
            description: 'The device took too long.',
          },
          { target: 'deviceUnavailable', description: 'The device does not know where it is.' },
        ],
        onError: 'deviceUnavailable',
      },
      after: { deviceDecision: 'deviceTooSlow' },
    },
    deviceRefused: {
      description: 'The position was not allowed; typing and the map remain.',
      tags: ['failed', 'needsAnswer'],
      meta: { screen: 'deviceRefused', requirements: ['LOC-12'] },
    },
    deviceTooSlow: {
      description: 'No decision and no position within five seconds.',
      tags: ['failed', 'needsAnswer'],
      meta: { screen: 'deviceTooSlow', requirements: ['LOC-12'] },
    },
    deviceUnavailable: {
      description: 'The device cannot tell where it is.',
      tags: ['failed', 'needsAnswer'],
      meta: { screen: 'deviceUnavailable', requirements: ['LOC-12'] },
    },
    mapUnavailable: {
      description: 'The map cannot be shown, so the address is typed instead.',
      tags: ['failed', 'needsAnswer'],
      meta: { screen: 'mapUnavailable', requirements: ['LOC-17'] },
    },
    outsideService: {
      description: 'We do not deliver to this place; the zones where we do are listed.',
      tags: ['needsAnswer'],
      meta: { screen: 'outside', requirements: ['LOC-14'] },
    },
    searchFailed: {
      description: 'The search broke off; the shopper may go on typing.',
      tags: ['failed', 'needsAnswer'],
      meta: { screen: 'failed', requirements: ['LOC-15'] },
      on: {
        'location.retried': {
          target: 'asking',
          description: 'The search goes on; the device is not asked.',
        },
      },
    },
    failed: {
      description: 'Something did not work on the way; nothing has been stored.',
      tags: ['failed'],
      meta: { screen: 'failed', requirements: ['LOC-13', 'LOC-14'] },
      on: {
        'location.retried': [
          {
            guard: 'needsAddress',
            target: '#location.namingPoint',
            description: 'The address of the position is still missing.',
          },
          { target: '#location.lookingUpZone', description: 'The zone is still missing.' },
        ],
      },
    },
  },
});
