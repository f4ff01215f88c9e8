export const steps = ['place', 'details', 'payment'] as const;
export type Step = (typeof steps)[number];

/** What is checked out: the cart, one thing at once, or a campaign's item. */
export const pages = ['cart', 'buy_now', 'campaign'] as const;
export type CheckoutPage = (typeof pages)[number];
