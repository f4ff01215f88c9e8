/** A count as it stands in a tab. */
export const shortCount = (count: number): string => (count > 99 ? '99+' : String(count));
