/** Steps of sending a parcel, in order; apart from the draft, whose schemas the first page needs not know. */
export const parcelSteps = ['what', 'sender', 'receiver', 'payment'] as const;
export type ParcelStep = (typeof parcelSteps)[number];
