import type { OrderStatus } from '../../../domain/orders/order';
import type { RideStep } from '../ridePresses';

/** Where an order stands for its courier, as the shop knows it. */
export type RideStage = 'offer' | 'store' | 'road' | 'over';

/** `status` is null for an order that is offered. */
export function decideStage(status: OrderStatus | null): RideStage {
  switch (status) {
    case null:
      return 'offer';
    case 'picked_up':
      return 'road';
    case 'delivered':
    case 'canceled':
    case 'failed':
      return 'over';
    default:
      return 'store';
  }
}

export type Begin =
  | 'offered'
  | 'accepting'
  | 'atStore'
  | 'givingBack'
  | 'telling'
  | 'moving'
  | 'collecting'
  | 'askingCode'
  | 'delivering'
  | 'leaving'
  | 'bringingBack'
  | 'passingOn'
  | 'ended';

/** Where to go on: what was pressed and is not sent yet counts, but where the order is over. */
export function decideBegin(
  stage: RideStage,
  kept: RideStep | null,
  { isAtDoor, isCash }: { isAtDoor: boolean; isCash: boolean },
): Begin {
  if (stage === 'over') return 'ended';
  if (kept === 'deliver') return 'delivering';
  if (kept === 'leave') return 'leaving';
  if (kept === 'bringBack') return 'bringingBack';
  if (kept === 'passOn') return 'passingOn';
  if (stage === 'road' && (isAtDoor || kept === 'arrive'))
    return isCash ? 'collecting' : 'askingCode';
  if (stage === 'road') return 'moving';
  // Whoever is at the door has picked it up, which may not be sent either.
  if (kept === 'pickUp' || kept === 'arrive') return 'telling';
  if (kept === 'giveBack') return 'givingBack';
  if (stage === 'store') return 'atStore';
  return kept === 'accept' ? 'accepting' : 'offered';
}
