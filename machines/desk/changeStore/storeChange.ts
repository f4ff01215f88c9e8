import type { OpeningHours } from '../../../domain/desk/staff';

/** What somebody at the desk says of their store. */
export type StoreChange =
  | { readonly kind: 'soldOut'; readonly itemId: number; readonly isSoldOut: boolean }
  /** `was`: what it cost when somebody began to change it. */
  | {
      readonly kind: 'price';
      readonly itemId: number;
      readonly price: number;
      readonly was: number;
    }
  | { readonly kind: 'busy'; readonly isBusy: boolean }
  /** `minutes` 0 opens it again. */
  | { readonly kind: 'pause'; readonly minutes: number }
  /** `was`: the hours when somebody began to change them. */
  | {
      readonly kind: 'hours';
      readonly hours: readonly OpeningHours[];
      readonly was: readonly OpeningHours[];
    }
  | { readonly kind: 'invite'; readonly email: string }
  | { readonly kind: 'remove'; readonly staffId: number; readonly email: string };

/** Whether it is asked about first: it turns shoppers or a person away. */
export const decideGrave = (change: StoreChange): boolean =>
  change.kind === 'remove' || (change.kind === 'pause' && change.minutes > 0);
