import type { Localized } from '../../domain/language/localized';
import { elementAt } from '../../domain/values/elementAt';
import type { Vec } from '../../server/place/plane';
import { t } from '../locales/city';
import type { Random } from './random';

export interface District {
  id: string;
  name: Localized;
  at: Vec;
  /** The way its streets run, radians. */
  angle: number;
  /** Metres between neighbouring streets. */
  spacing: number;
  /** Metres from the centre to where its streets end. */
  reach: number;
}

type Row = [name: string, x: number, y: number, degrees: number, spacing: number, reach: number];

const ROWS: Row[] = [
  ['Old Harbour', -2700, -1150, 12, 95, 900],
  ['City Centre', -1250, -1150, 4, 135, 1300],
  ['Corniche', -3550, 1150, -28, 150, 1200],
  ['Lighthouse Point', -5000, 2650, 40, 170, 1000],
  ['Citadel Hill', -2000, 1150, 25, 130, 1200],
  ['Jasmine Quarter', -650, 2050, -8, 165, 1300],
  ['Palm Grove', 850, -2350, 18, 180, 1300],
  ['Pearl Quarter', -3650, -2650, -15, 150, 1200],
  ['Coral Bay', -3300, -4350, 30, 190, 1200],
  ['University Quarter', 900, -650, -20, 150, 1300],
  ['Riverside', 800, 1750, 35, 160, 1100],
  ['Rose Hills', -3000, 3150, 8, 190, 1350],
  ['Almond Valley', -1200, 4100, -30, 200, 1350],
  ['Lake Quarter', 1500, 3500, 0, 190, 1500],
  ['Weavers Quarter', -1900, -2600, -32, 130, 1100],
  ['Crafts City', 2700, -3450, 6, 260, 1300],
  ['Green Meadows', 2700, 150, 28, 190, 1400],
  ['Sunrise', 5300, 4150, -12, 210, 1300],
  ['Falcon Heights', 3500, 2900, 20, 200, 1200],
  ['The Orchards', 5300, 700, -25, 220, 1250],
  ['Airport Quarter', 4500, -1400, 35, 250, 1000],
  ['Desert Gate', 5300, -4600, 15, 220, 1100],
  ['Olive Terraces', -1400, -4150, 22, 185, 1350],
  ['Southern Gardens', 700, -4450, -10, 195, 1250],
];

/** The neighbourhoods, each with a street grain of its own: that is what makes the map a patchwork and not a grid. */
export function createDistricts(random: Random): District[] {
  return ROWS.map(([name, x, y, degrees, spacing, reach], index) => ({
    id: `district-${index + 1}`,
    name: t(name),
    at: { x, y },
    angle: ((degrees + random.between(-6, 6)) * Math.PI) / 180,
    spacing,
    reach: reach * 1.18,
  }));
}

export function nearestDistrict<T extends { at: Vec }>(districts: readonly T[], p: Vec): T {
  let best = elementAt(districts, 0);
  let bestSquare = Number.POSITIVE_INFINITY;
  for (const district of districts) {
    const square = (district.at.x - p.x) ** 2 + (district.at.y - p.y) ** 2;
    if (square < bestSquare) {
      best = district;
      bestSquare = square;
    }
  }
  return best;
}
