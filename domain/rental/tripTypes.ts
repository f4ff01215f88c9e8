/** How a trip is counted and paid: by hours, by days, or by its way. */
export const tripTypes = ['hourly', 'day_wise', 'distance_wise'] as const;
