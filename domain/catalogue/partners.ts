/** With whom a customer can write: a store, or the courier of an order. */
export const partnerKinds = ['vendor', 'delivery_man'] as const;
export type PartnerKind = (typeof partnerKinds)[number];
