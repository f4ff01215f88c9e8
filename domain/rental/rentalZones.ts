/**
 * Whether a trip of this provider can begin in one of the zones (MOD-10): what decides if a trip
 * cart survives a change of place.
 */
export const picksUpIn = (
  provider: { readonly pickup_zone_id: readonly number[] },
  zoneIds: readonly number[],
): boolean => zoneIds.some((id) => provider.pickup_zone_id.includes(id));
