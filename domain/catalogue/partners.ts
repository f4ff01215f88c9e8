export const partnerKinds = ['vendor', 'delivery_man'] as const;
export type PartnerKind = (typeof partnerKinds)[number];
