export const tripTypes = ['hourly', 'day_wise', 'distance_wise'] as const;
