import type { OrderStatus } from '../../../domain/orders/order';

export type OrderStep = 'accept' | 'refuse' | 'markPrepared' | 'handOver' | 'deliver' | 'rescue';

/** Where an order stands; `canRescue` where its courier does not bring it, and its store may say what becomes of it. */
export interface HandleStanding {
  readonly status: OrderStatus;
  readonly canRescue: boolean;
  /** A courier of the store's own is on the way with it. */
  readonly canDeliver: boolean;
  /** It lies with a courier from whom another fetches it: its store has nothing to hand over. */
  readonly isElsewhere: boolean;
}

/** What can be done to an order where it stands. */
export function decideSteps({
  status,
  canRescue,
  canDeliver,
  isElsewhere,
}: HandleStanding): readonly OrderStep[] {
  switch (status) {
    case 'pending':
      return ['accept', 'refuse'];
    case 'confirmed':
    case 'processing':
      return ['markPrepared', 'refuse'];
    case 'handover':
      if (isElsewhere) return canRescue ? ['rescue'] : [];
      return canRescue ? ['handOver', 'rescue'] : ['handOver'];
    case 'picked_up':
      if (canDeliver) return canRescue ? ['deliver', 'rescue'] : ['deliver'];
      return canRescue ? ['rescue'] : [];
    default:
      return [];
  }
}
