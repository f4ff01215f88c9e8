import type { ParcelStep } from '../../../domain/parcel/parcelSteps';

const mending: Record<string, ParcelStep> = {
  not_found: 'what',
  pickup_outside_zone: 'sender',
  address_outside_zone: 'sender',
  contact_required: 'sender',
  zone_mismatch: 'sender',
  destination_outside_zone: 'receiver',
  same_place: 'receiver',
  validation: 'receiver',
};

/** Decides which step can mend a refused parcel; what is not known is told beside the order button. */
export const decideParcelMending = (code: string): ParcelStep => mending[code] ?? 'payment';
