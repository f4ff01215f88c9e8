import type { DeliveryPlace } from '../../../domain/checkout/draft';
import type { PaymentMethod, PlaceOrderPayload, Quote } from '../../../domain/orders/order';
import type { ParcelDraft, ParcelEnd } from '../../../domain/parcel/parcelDraft';
import type { ParcelStep } from '../../../domain/parcel/parcelSteps';
import type { PlacedOutput } from '../../checkout/checkout';
import type { Refusal } from '../../checkout/placeOrder';

/** What sending a parcel is decided by, beside what the shopper chose. Changes while it is open. */
export interface ParcelFacts {
  readonly signedIn: boolean;
  readonly guestAllowed: boolean;
  /** A guest has to tell an email. */
  readonly needsEmail?: boolean;
  /** Couriers take parcels right now; otherwise a slot must be chosen. */
  readonly openNow: boolean;
  readonly methods: readonly PaymentMethod[];
  /** Largest total that may be paid in cash; null for any. */
  readonly cashLimit: number | null;
  /** What the customer's wallet holds; missing where it cannot be paid with. */
  readonly walletBalance?: number;
}

export interface ParcelInput {
  readonly draft: ParcelDraft;
  readonly facts: ParcelFacts;
  readonly step: ParcelStep | null;
  /** A parcel that was sent from here and whose answer never came. */
  readonly pending: PlaceOrderPayload | null;
}

export type ParcelQuoting = { ok: true; quote: Quote } | { ok: false; refusal: Refusal };

/** A place that was picked; null when none was. */
export interface PickedPlace {
  readonly place: DeliveryPlace | null;
}

export interface PlaceQuestion {
  readonly end: ParcelEnd;
  readonly known: DeliveryPlace | null;
}

export type ParcelEvent =
  | { type: 'parcel.factsChanged'; facts: ParcelFacts }
  | { type: 'parcel.typed'; patch: Partial<ParcelDraft> }
  | { type: 'parcel.timeMoved'; scheduleAt: string | null }
  | { type: 'parcel.placeAsked'; end: ParcelEnd }
  | { type: 'parcel.stepFinished'; patch: Partial<ParcelDraft> }
  | { type: 'parcel.stepOpened'; step: ParcelStep }
  | { type: 'parcel.priceRetried' }
  | { type: 'parcel.orderRequested' }
  | { type: 'parcel.signInRequested' }
  /** Another window has sent this parcel. */
  | { type: 'parcel.orderedElsewhere'; orderId: number }
  /** Raised by the flow itself. */
  | { type: 'parcel.priceOutdated' }
  | { type: 'parcel.draftChanged' };

export type ParcelScreen = 'signIn' | 'steps' | 'placing' | 'orderedElsewhere';

export interface ParcelMeta {
  readonly screen: ParcelScreen;
  readonly step?: ParcelStep;
  readonly trouble?: 'samePlace';
  readonly price?:
    | 'unknown'
    | 'settling'
    | 'asking'
    | 'known'
    | 'refused'
    | 'wayUnknown'
    | 'failed';
  readonly notice?: 'quiet' | 'telling';
  readonly requirements: readonly string[];
}

export interface ParcelContext {
  draft: ParcelDraft;
  facts: ParcelFacts;
  /** The step that was asked for; null opens the first that wants something. */
  wanted: ParcelStep | null;
  /** The end whose place is being picked. */
  asking: ParcelEnd;
  pending: PlaceOrderPayload | null;
  price: Quote | null;
  priceRefusal: Refusal | null;
  refusal: Refusal | null;
  placed: PlacedOutput | null;
  /** The order that another window made of this parcel. */
  elsewhere: number | null;
}
