export const supportTopics = ['order', 'payment', 'account', 'product', 'other'] as const;
export type SupportTopic = (typeof supportTopics)[number];

/** Letters of a message to the shop, and of its answer. */
export const supportLength = 2_000;
