import { linkOptions } from '@tanstack/react-router';

/** The page of a vehicle (VEH-01); `from` tells where it was pressed. */
export const vehicleLink = ({ id }: { id: number }, from = 'search') =>
  linkOptions({ to: '/rental/vehicle-details/$id', params: { id: String(id) }, search: { from } });

/** The page of a provider (VEH-02). */
export const providerLink = ({ id }: { id: number }) =>
  linkOptions({ to: '/rental/provider-details/$id', params: { id: String(id) } });
