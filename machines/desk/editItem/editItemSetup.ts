import { assign, fromPromise, setup } from 'xstate';
import type { DeskShelves, ItemForm, WholeDeskItem } from '../../../domain/desk/deskItem';
import { notProvided } from '../../notProvided';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

/** `itemId` is null for one that is new. */
interface EditItemInput {
  readonly itemId: number | null;
}

/** What was read of an item, and where it may stand. */
export interface ReadItem {
  readonly item: WholeDeskItem | null;
  readonly shelves: DeskShelves;
}

export type ItemLoaded =
  | { ok: true; read: ReadItem }
  | { ok: false; reason: 'signedOut' }
  | { ok: false; reason: 'gone' };

/** `changed`: it is no longer what was read; by whom is told where it is known. */
export type ItemTold =
  | { ok: true }
  | { ok: false; reason: 'signedOut' }
  | { ok: false; reason: 'changed'; by: string }
  | { ok: false; reason: 'refused'; message: string };

/** What is saved: fields, a new picture as a data URL or '', and what it is known again by. */
export interface ItemSaving {
  readonly form: ItemForm;
  readonly picture: string;
  readonly key: string;
  /** Of what was read when the typing began. */
  readonly version: string;
  readonly stockWas: number | null;
}

type EditItemEvent =
  | { type: 'editItem.saved'; saving: ItemSaving }
  | { type: 'editItem.menuAsked' }
  | { type: 'editItem.menuConfirmed' }
  | { type: 'editItem.kept' }
  | { type: 'editItem.mineKept' }
  | { type: 'editItem.theirsTaken' }
  | { type: 'editItem.retried' }
  | { type: 'editItem.back' }
  | { type: 'editItem.closed' };

export type EditItemScreen =
  | 'loading'
  | 'form'
  | 'menu'
  | 'changed'
  | 'refused'
  | 'trouble'
  | 'gone'
  | 'signedOut'
  | 'none';

type Step = 'load' | 'save' | 'menu';

interface EditItemContext extends EditItemInput {
  read: ReadItem | null;
  saving: ItemSaving | null;
  /** What is being done, to be done again where nothing answered. */
  step: Step;
  by: string;
  message: string;
  isSignedOut: boolean;
}

export interface ItemAsked extends EditItemInput {
  readonly read: ReadItem | null;
  readonly saving: ItemSaving | null;
}

const missing = () => Promise.reject(new Error('actor not provided'));

export const editItemSetup = setup({
  types: typesOf<{
    context: EditItemContext;
    input: EditItemInput;
    output: { signedOut: boolean };
    events: EditItemEvent;
    tags: Tag;
    meta: { screen: EditItemScreen; requirements: readonly string[] };
  }>(),
  actors: {
    loadItem: fromPromise<ItemLoaded, EditItemInput>(missing),
    saveItem: fromPromise<ItemTold, ItemAsked>(missing),
    /** Takes it off the menu, or puts it back. */
    turnMenu: fromPromise<ItemTold, ItemAsked>(missing),
  },
  actions: {
    keepRead: assign((_, loaded: ItemLoaded) => ({ read: loaded.ok ? loaded.read : null })),
    keepSaving: assign((_, { saving }: { saving: ItemSaving }) => ({ saving })),
    noteStep: assign((_, { step }: { step: Step }) => ({ step })),
    keepWho: assign((_, told: ItemTold) => ({ by: 'by' in told ? told.by : '' })),
    keepMessage: assign((_, told: ItemTold) => ({
      message: 'message' in told ? told.message : '',
    })),
    noteSignedOut: assign({ isSignedOut: true }),
    /** Lets go of what was typed. */
    forgetDraft: (_, _of: EditItemInput): void => notProvided(),
    /** What was typed is to be said over what stands there now. */
    rebaseDraft: (_, _of: EditItemInput): void => notProvided(),
  },
  guards: {
    isRead: (_, loaded: ItemLoaded) => loaded.ok,
    isGone: (_, loaded: ItemLoaded) => !loaded.ok && loaded.reason === 'gone',
    isDone: (_, told: ItemTold) => told.ok,
    isChanged: (_, told: ItemTold) => !told.ok && told.reason === 'changed',
    isSignedOut: (_, told: ItemTold) => !told.ok && told.reason === 'signedOut',
    wasSaving: ({ context }) => context.step === 'save',
    wasTurning: ({ context }) => context.step === 'menu',
  },
});
