/** Pages of the customer's own area that exist, by the name in the address. */
export const profilePages = ['profile-settings'] as const;

export type ProfilePageName = (typeof profilePages)[number];
