import { editItemSetup } from './editItemSetup';
import { itemTold, menuTold, untouchedItem } from './telling';

export const editItemMachine = editItemSetup.createMachine({
  id: 'editItem',
  version: '1.1.0',
  description:
    'The owner of a store adds an item, changes it, or takes it off the menu; what is typed stays until the shop has it, and nobody overwrites what another has said meanwhile.',
  context: ({ input }) => ({
    ...input,
    read: null,
    saving: null,
    step: 'load',
    by: '',
    message: '',
    isSignedOut: false,
  }),
  output: ({ context }) => ({ signedOut: context.isSignedOut }),
  initial: 'loading',
  on: { 'editItem.closed': { target: '.closed', description: 'It is left as it is.' } },
  states: {
    loading: {
      description: 'The item is read as it stands, and where it may stand.',
      meta: { screen: 'loading', requirements: ['DESK-21', 'DESK-22'] },
      tags: ['busy'],
      entry: { type: 'noteStep', params: { step: 'load' } },
      invoke: {
        id: 'loadItem',
        src: 'loadItem',
        input: ({ context: { itemId } }) => ({ itemId }),
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'keepRead', params: ({ event }) => event.output },
            description: 'It is there.',
          },
          {
            guard: { type: 'isGone', params: ({ event }) => event.output },
            target: 'gone',
            description: 'There is no such item.',
          },
          { target: 'signedOut', description: 'The session has ended.' },
        ],
        onError: 'failed',
      },
    },
    editing: {
      description: 'What the item is can be said; what is typed is kept.',
      meta: { screen: 'form', requirements: ['DESK-21', 'DESK-24'] },
      tags: ['needsAnswer'],
      on: {
        'editItem.saved': {
          target: 'saving',
          actions: { type: 'keepSaving', params: ({ event }) => event },
          description: 'All of it is said.',
        },
        'editItem.menuAsked': {
          target: 'askingMenu',
          description: 'It is to leave the menu, or to come back.',
        },
        'editItem.theirsTaken': {
          target: 'loading',
          actions: { type: 'forgetDraft', params: ({ context: { itemId } }) => ({ itemId }) },
          description: 'What was typed before goes, and the item is shown as it stands.',
        },
      },
    },
    saving: {
      description: 'The shop is told what the item is.',
      meta: { screen: 'form', requirements: ['DESK-21', 'DESK-22', 'DESK-24'] },
      tags: ['busy'],
      entry: { type: 'noteStep', params: { step: 'save' } },
      on: untouchedItem,
      invoke: {
        id: 'saveItem',
        src: 'saveItem',
        input: ({ context: { itemId, read, saving } }) => ({ itemId, read, saving }),
        onDone: itemTold,
        onError: 'failed',
      },
    },
    askingMenu: {
      description: 'It is asked whether the item is to leave the menu, or to come back.',
      meta: { screen: 'menu', requirements: ['DESK-23'] },
      tags: ['needsAnswer'],
      on: {
        'editItem.menuConfirmed': { target: 'turningMenu', description: 'It is meant.' },
        'editItem.kept': { target: 'editing', description: 'It stays as it is.' },
      },
    },
    turningMenu: {
      description: 'The shop is told that the item leaves the menu, or comes back.',
      meta: { screen: 'menu', requirements: ['DESK-23'] },
      tags: ['busy'],
      entry: { type: 'noteStep', params: { step: 'menu' } },
      on: untouchedItem,
      invoke: {
        id: 'turnMenu',
        src: 'turnMenu',
        input: ({ context: { itemId, read, saving } }) => ({ itemId, read, saving }),
        onDone: menuTold,
        onError: 'failed',
      },
    },
    changedElsewhere: {
      description:
        'Somebody else has changed the item meanwhile, and it is said who; nothing was overwritten.',
      meta: { screen: 'changed', requirements: ['DESK-22'] },
      tags: ['needsAnswer'],
      on: {
        'editItem.mineKept': {
          target: 'loading',
          actions: {
            type: 'rebaseDraft',
            params: ({ context: { itemId } }) => ({ itemId }),
          },
          description: 'What was typed stays, over the item as it stands now.',
        },
        'editItem.theirsTaken': {
          target: 'loading',
          actions: {
            type: 'forgetDraft',
            params: ({ context: { itemId } }) => ({ itemId }),
          },
          description: 'What was typed goes, and the item is shown as it stands now.',
        },
      },
    },
    refusedByShop: {
      description: 'The shop does not do so, and says why, such as a picture that is none.',
      meta: { screen: 'refused', requirements: ['DESK-24', 'ERR-01'] },
      tags: ['failed', 'needsAnswer'],
      on: { 'editItem.back': { target: 'editing', description: 'It is mended.' } },
    },
    failed: {
      description:
        'The shop could not be reached; the same can be tried again, and what was typed stays.',
      meta: { screen: 'trouble', requirements: ['DESK-24', 'ERR-01'] },
      tags: ['failed', 'needsAnswer'],
      on: {
        'editItem.retried': [
          { guard: 'wasSaving', target: 'saving', description: 'It was being saved.' },
          {
            guard: 'wasTurning',
            target: 'turningMenu',
            description: 'It was leaving the menu, or coming back.',
          },
          { target: 'loading', description: 'It was being read.' },
        ],
      },
    },
    gone: {
      description: 'The store has no such item any more.',
      meta: { screen: 'gone', requirements: ['DESK-22'] },
      tags: ['needsAnswer'],
    },
    signedOut: {
      description: 'The session has ended: nothing was changed, and what was typed stays.',
      meta: { screen: 'signedOut', requirements: ['DESK-01', 'DESK-24'] },
      entry: 'noteSignedOut',
      tags: ['needsSignIn', 'needsAnswer'],
    },
    done: {
      type: 'final',
      description: 'It is done.',
      meta: { screen: 'none', requirements: ['DESK-21'] },
      tags: ['done'],
    },
    closed: {
      type: 'final',
      description: 'The item is closed.',
      meta: { screen: 'none', requirements: ['DESK-21'] },
    },
  },
});
