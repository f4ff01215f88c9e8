/** Why a courier cannot go on with what they have picked up. */
export const giveUpReasons = ['accident', 'vehicle', 'unwell', 'other'] as const;
export type GiveUpReason = (typeof giveUpReasons)[number];
