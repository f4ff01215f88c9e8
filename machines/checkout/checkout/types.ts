import type { AddToCartPayload } from '../../../domain/cart/cart';
import type { CheckoutDraft } from '../../../domain/checkout/draft';
import type { CheckoutPage, Step } from '../../../domain/checkout/pages';
import type { PaymentMethod, PlaceOrderPayload, Quote } from '../../../domain/orders/order';
import type { Refusal } from '../placeOrder';

/** What the checkout is decided by, beside what the shopper chose. Changes while it is open. */
export interface CheckoutFacts {
  readonly signedIn: boolean;
  readonly guestAllowed: boolean;
  readonly hasLines: boolean;
  /** The store whose things are ordered; missing where nothing is. */
  readonly storeId?: number;
  readonly offers: readonly ('delivery' | 'take_away')[];
  /** The store takes orders right now; otherwise a slot must be chosen. */
  readonly openNow: boolean;
  readonly methods: readonly PaymentMethod[];
  /** Largest total that may be paid in cash; null for any. */
  readonly cashLimit: number | null;
  /** What the customer's wallet holds; missing where it cannot be paid with. */
  readonly walletBalance?: number;
  /** Changes of the cart are on their way to the shop: a price of this moment may be of the cart before them. */
  readonly cartChanging?: boolean;
}

export type Lines = readonly AddToCartPayload[] | null;

export interface CheckoutInput {
  readonly page: CheckoutPage;
  readonly draft: CheckoutDraft;
  readonly facts: CheckoutFacts;
  /** The one line of buy now and campaign; null for the cart. */
  readonly lines: Lines;
  readonly step: Step | null;
  /** An order that was sent from here and whose answer never came. */
  readonly pending: PlaceOrderPayload | null;
  /** One that the shopper went away from before its answer came. */
  readonly left: PlaceOrderPayload | null;
}

export type Quoting = { ok: true; quote: Quote } | { ok: false; refusal: Refusal };

export interface PlacedOutput {
  readonly orderId: number;
  readonly contactNumber: string;
  /** Where to pay; null when nothing is left to do. */
  readonly redirect: string | null;
  readonly earlier: boolean;
}

export type CheckoutEvent =
  | { type: 'checkout.factsChanged'; facts: CheckoutFacts; lines: Lines; linesChanged: boolean }
  | { type: 'checkout.typed'; patch: Partial<CheckoutDraft> }
  /** The chosen time can be had no longer, or now cannot: another takes its place. */
  | { type: 'checkout.timeMoved'; scheduleAt: string | null }
  | { type: 'checkout.stepFinished' }
  | { type: 'checkout.stepOpened'; step: Step }
  | { type: 'checkout.priceRetried' }
  | { type: 'checkout.orderRequested' }
  | { type: 'checkout.signInRequested' }
  /** Another window has ordered this cart. */
  | { type: 'checkout.orderedElsewhere'; orderId: number }
  /** Raised by the flow itself. */
  | { type: 'checkout.priceOutdated' }
  | { type: 'checkout.draftChanged' };

export type CheckoutScreen = 'empty' | 'signIn' | 'steps' | 'placing' | 'orderedElsewhere';

export interface CheckoutMeta {
  readonly screen: CheckoutScreen;
  readonly step?: Step;
  readonly price?: 'outdated' | 'current' | 'refused' | 'failed';
  readonly notice?: 'quiet' | 'telling';
  readonly requirements: readonly string[];
}
