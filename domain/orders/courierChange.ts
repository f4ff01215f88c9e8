/** What stands in the way at the door: no other courier gets further, so its store, of a parcel an operator, says what becomes of it. */
export const doorReasons = ['nobody', 'unpaid'] as const;
export type DoorReason = (typeof doorReasons)[number];

/** Why a courier cannot go on with what they have picked up. */
export const giveUpReasons = ['accident', 'vehicle', 'unwell', ...doorReasons, 'other'] as const;
export type GiveUpReason = (typeof giveUpReasons)[number];

export const doorReasonOf = (reason: GiveUpReason | ''): DoorReason | '' =>
  doorReasons.find((one) => one === reason) ?? '';
