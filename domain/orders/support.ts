export const supportTopics = ['order', 'payment', 'account', 'product', 'other'] as const;
export type SupportTopic = (typeof supportTopics)[number];

export const supportLength = 2_000;
