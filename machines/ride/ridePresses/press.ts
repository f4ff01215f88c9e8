import type { GiveUpReason } from '../../../domain/orders/courierChange';

export type RideStep =
  | 'goOn'
  | 'goOff'
  | 'accept'
  | 'giveBack'
  | 'pickUp'
  | 'arrive'
  | 'bringBack'
  | 'passOn'
  | 'deliver'
  | 'leave';

/** What a courier has pressed, as it is kept until the shop has answered. */
export interface RidePress {
  /** Known to the shop by it: it is done once, however often it is sent. */
  readonly key: string;
  readonly step: RideStep;
  /** 0 for duty, which is of no order. */
  readonly orderId: number;
  /** What the shopper said at the door; empty for all other steps. */
  readonly code: string;
  readonly isCashCollected: boolean;
  /** How the order lies at the door, as a data URL; empty for all other steps. */
  readonly photo: string;
  /** Why they cannot go on with it; empty for all other steps. */
  readonly reason: GiveUpReason | '';
}

/** `handled`: somebody else was faster, who is told where it is known. */
export type PressAnswer =
  | { ok: true }
  | { ok: false; reason: 'handled'; by: string }
  | { ok: false; reason: 'wrongCode' }
  | { ok: false; reason: 'refused'; message: string };
