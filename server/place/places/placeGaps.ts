import type { Env } from '../../env';

/** What of addresses, ways and maps a real shop has not set up, each in a sentence for its operator. */
export function placeGaps(env: Env): string[] {
  if (env.DEMO_MODE) return [];
  const google = env.GOOGLE_MAPS_SERVER_KEY;
  const gaps: [boolean, string][] = [
    [
      !google && !env.GEOCODER_URL,
      'addresses cannot be looked up, so shoppers stand where their device says and places are called by their degrees: it needs GEOCODER_URL or GOOGLE_MAPS_SERVER_KEY.',
    ],
    [
      !google && !env.ROUTING_URL,
      'ways are not known, so deliveries are charged by the straight line, and parcels and trips by distance are refused: it needs ROUTING_URL or GOOGLE_MAPS_SERVER_KEY.',
    ],
    [
      !env.GOOGLE_MAPS_KEY && !env.MAP_TILES_URL,
      'maps cannot be drawn: it needs MAP_TILES_URL or GOOGLE_MAPS_KEY.',
    ],
  ];
  return gaps.flatMap(([isOpen, sentence]) => (isOpen ? [`Warning: ${sentence}`] : []));
}
