import { assign, fromPromise, setup } from 'xstate';
import type { BannerForm, ShopBanner } from '../../../domain/operator/shopBanner';
import type { CouponForm, CouponPlaces, ShopCoupon } from '../../../domain/operator/shopCoupon';
import type {
  SettingGroup,
  SettingValues,
  ShopSettings,
} from '../../../domain/operator/shopSettings';
import type { ShopStore } from '../../../domain/operator/shopStore';
import type { ShopTextId, ShopTexts, TextValues } from '../../../domain/operator/shopTexts';
import type { ShopZone, ShopZones, ZoneForm } from '../../../domain/operator/shopZone';
import type { ZoneServes } from '../../../domain/operator/zoneServes';
import { notProvided } from '../../notProvided';
import type { Tag } from '../../tags';
import { typesOf } from '../../typesOf';

/** A part of the shop that operators say something of; `id` is null for one that is new. */
export type ShopPart =
  | { readonly kind: 'coupon'; readonly id: number | null }
  | { readonly kind: 'zone'; readonly id: number | null }
  | { readonly kind: 'banner'; readonly id: number | null }
  | { readonly kind: 'store'; readonly id: number }
  | { readonly kind: 'settings'; readonly id: SettingGroup }
  | { readonly kind: 'texts'; readonly id: ShopTextId };

interface EditShopInput {
  readonly part: ShopPart;
}

export interface CouponRead {
  readonly kind: 'coupon';
  readonly coupon: ShopCoupon | null;
  readonly places: CouponPlaces;
}

export interface SettingsRead {
  readonly kind: 'settings';
  readonly settings: ShopSettings;
}

export interface TextsRead {
  readonly kind: 'texts';
  readonly texts: ShopTexts;
}

export interface ZoneRead {
  readonly kind: 'zone';
  readonly zone: ShopZone | null;
  /** The others, and the modules that may work there. */
  readonly around: ShopZones;
}

export interface BannerRead {
  readonly kind: 'banner';
  readonly banner: ShopBanner | null;
  readonly places: CouponPlaces;
}

export interface StoreRead {
  readonly kind: 'store';
  readonly store: ShopStore;
}

/** What was read of it. */
export type ShopRead = BannerRead | CouponRead | SettingsRead | StoreRead | TextsRead | ZoneRead;

export type ShopLoaded =
  | { ok: true; read: ShopRead }
  | { ok: false; reason: 'signedOut' }
  | { ok: false; reason: 'gone' };

/** What the shop says of one field. */
export interface ShopFault {
  readonly field: string;
  readonly message: string;
}

/** `changed`: it is no longer what was read; by whom is told where it is known. `leaves`: some would be served no longer. */
export type ShopTold =
  | { ok: true }
  | { ok: false; reason: 'signedOut' }
  | { ok: false; reason: 'changed'; by: string }
  | { ok: false; reason: 'leaves'; leaves: ZoneServes }
  | { ok: false; reason: 'fault'; fault: ShopFault }
  | { ok: false; reason: 'refused'; message: string };

/** What is saved, what it is known again by, and of what was read when the typing began. */
export type ShopSaving =
  | {
      readonly kind: 'coupon';
      readonly form: CouponForm;
      readonly key: string;
      readonly version: string;
    }
  | {
      readonly kind: 'zone';
      readonly form: ZoneForm;
      readonly key: string;
      readonly version: string;
    }
  | {
      readonly kind: 'banner';
      readonly form: BannerForm;
      /** A new one as a data URL; '' where it keeps its own. */
      readonly picture: string;
      readonly key: string;
      readonly version: string;
    }
  | { readonly kind: 'settings'; readonly values: SettingValues; readonly version: string }
  | { readonly kind: 'texts'; readonly values: TextValues; readonly version: string };

type EditShopEvent =
  | { type: 'editShop.saved'; saving: ShopSaving }
  | { type: 'editShop.turnAsked' }
  | { type: 'editShop.turnConfirmed' }
  | { type: 'editShop.kept' }
  | { type: 'editShop.leavingConfirmed' }
  | { type: 'editShop.mineKept' }
  | { type: 'editShop.theirsTaken' }
  | { type: 'editShop.retried' }
  | { type: 'editShop.back' }
  | { type: 'editShop.closed' };

export type EditShopScreen =
  | 'loading'
  | 'form'
  | 'turn'
  | 'leaving'
  | 'changed'
  | 'refused'
  | 'trouble'
  | 'gone'
  | 'signedOut'
  | 'none';

type Step = 'load' | 'save' | 'turn';

interface EditShopContext extends EditShopInput {
  read: ShopRead | null;
  saving: ShopSaving | null;
  /** What is being done, to be done again where nothing answered. */
  step: Step;
  by: string;
  message: string;
  /** What the shop said of a field; null until it says so. */
  fault: ShopFault | null;
  /** What would be served no longer: told, and once it is meant sent along. */
  leaves: ZoneServes | null;
  isSignedOut: boolean;
}

export interface ShopAsked extends EditShopInput {
  readonly read: ShopRead | null;
  readonly saving: ShopSaving | null;
  readonly leaves: ZoneServes | null;
}

const missing = () => Promise.reject(new Error('actor not provided'));

export const editShopSetup = setup({
  types: typesOf<{
    context: EditShopContext;
    input: EditShopInput;
    output: { signedOut: boolean };
    events: EditShopEvent;
    tags: Tag;
    meta: { screen: EditShopScreen; requirements: readonly string[] };
  }>(),
  actors: {
    loadPart: fromPromise<ShopLoaded, EditShopInput>(missing),
    savePart: fromPromise<ShopTold, ShopAsked>(missing),
    /** Ends it, lets it work again, puts it back to what it is by default, or takes it away. */
    turnPart: fromPromise<ShopTold, ShopAsked>(missing),
  },
  actions: {
    keepRead: assign((_, loaded: ShopLoaded) => ({ read: loaded.ok ? loaded.read : null })),
    keepSaving: assign((_, { saving }: { saving: ShopSaving }) => ({
      saving,
      fault: null,
      leaves: null,
    })),
    noteStep: assign((_, { step }: { step: Step }) => ({ step })),
    keepWho: assign((_, told: ShopTold) => ({ by: 'by' in told ? told.by : '' })),
    keepFault: assign((_, told: ShopTold) => ({ fault: 'fault' in told ? told.fault : null })),
    keepLeaves: assign((_, told: ShopTold) => ({ leaves: 'leaves' in told ? told.leaves : null })),
    forgetLeaves: assign({ leaves: null }),
    keepMessage: assign((_, told: ShopTold) => ({
      message: 'message' in told ? told.message : '',
    })),
    noteSignedOut: assign({ isSignedOut: true }),
    /** Lets go of what was typed. */
    forgetDraft: (_, _of: EditShopInput): void => notProvided(),
    /** After something was put back or taken away: what was typed goes; after it has ended or works again it stays, over that. */
    settleDraft: (_, _of: EditShopInput): void => notProvided(),
    /** What was typed is to be said over what stands there now. */
    rebaseDraft: (_, _of: EditShopInput): void => notProvided(),
  },
  guards: {
    isRead: (_, loaded: ShopLoaded) => loaded.ok,
    isGone: (_, loaded: ShopLoaded) => !loaded.ok && loaded.reason === 'gone',
    isDone: (_, told: ShopTold) => told.ok,
    isChanged: (_, told: ShopTold) => !told.ok && told.reason === 'changed',
    isLeaving: (_, told: ShopTold) => !told.ok && told.reason === 'leaves',
    isFault: (_, told: ShopTold) => !told.ok && told.reason === 'fault',
    isSignedOut: (_, told: ShopTold) => !told.ok && told.reason === 'signedOut',
    wasSaving: ({ context }) => context.step === 'save',
    wasTurning: ({ context }) => context.step === 'turn',
  },
});
