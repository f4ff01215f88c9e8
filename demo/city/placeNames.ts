import type { Localized, OwnText } from '../../domain/language/localized';
import { t } from '../locales/city';
import type { RoadKind } from './types';

export interface PlaceKind {
  kind: string;
  /** Drawn on the map from far away when low, 2 to 8. */
  rank: number;
  roads: readonly RoadKind[];
  /** Metres from Noor Square within which it stands; anywhere when missing. */
  within?: number;
  /** Names of their own. */
  own?: readonly Localized[];
  /** Or this many made with a noun or the name of a district. */
  pattern?: {
    count: number;
    named: (name: OwnText) => Localized;
    from: 'nouns' | 'districts';
  };
}

const BIG: readonly RoadKind[] = ['avenue'];
const QUIET: readonly RoadKind[] = ['street', 'lane'];
const ANY: readonly RoadKind[] = ['avenue', 'street'];

const list = (text: string): Localized[] => text.split(';').map((name) => t(name.trim()));

const pattern = (count: number, english: string, from: 'nouns' | 'districts' = 'nouns') => ({
  count,
  named: (name: OwnText) => t(english, { name }),
  from,
});

export const PLACE_KINDS: readonly PlaceKind[] = [
  {
    kind: 'landmark',
    within: 1900,
    rank: 3,
    roads: ANY,
    own: list(
      'Grand Clock Tower; Old Town Gate; House of the Captains; Navigator Monument; Old Caravanserai; Pearl Fountain; Poets House; Freedom Monument',
    ),
  },
  {
    kind: 'government',
    within: 2200,
    rank: 5,
    roads: BIG,
    own: list(
      'City Hall; Court of Justice; Customs House; Chamber of Commerce; Passport Office; Land Registry',
    ),
  },
  {
    kind: 'museum',
    within: 3300,
    rank: 4,
    roads: ANY,
    own: list(
      'Museum of the Sea; City Museum; Museum of Modern Art; Science Museum; Museum of Manuscripts; Pearl Museum; Textile Museum; Coin Museum; Children Museum',
    ),
  },
  {
    kind: 'university',
    rank: 4,
    roads: ANY,
    own: list(
      'University of Marsa Noor; College of Medicine; Maritime Academy; Institute of Technology; College of Fine Arts',
    ),
  },
  {
    kind: 'market',
    within: 2100,
    rank: 5,
    roads: ['avenue', 'street', 'lane'],
    own: list(
      'Spice Market; Fish Market; Gold Market; Carpet Market; Vegetable Market; Flower Market; Book Market; Date Market; Friday Market; Copper Market; Perfume Market; Fabric Market; Bird Market; Honey Market',
    ),
  },
  {
    kind: 'mosque',
    rank: 6,
    roads: ANY,
    own: list(
      'Grand Mosque; Al-Noor Mosque; Al-Rahma Mosque; Al-Taqwa Mosque; Al-Huda Mosque; Al-Salam Mosque; Al-Iman Mosque; Al-Fath Mosque; Al-Safa Mosque; Al-Tawba Mosque; Al-Furqan Mosque; Al-Ikhlas Mosque; Al-Rawda Mosque; Al-Bahr Mosque; Al-Manar Mosque; Al-Yaqin Mosque; Al-Wadi Mosque; Al-Khayr Mosque; Al-Shukr Mosque; Al-Sakina Mosque; Al-Falah Mosque; Al-Birr Mosque',
    ),
  },
  {
    kind: 'station',
    rank: 5,
    roads: BIG,
    own: list('Central Station; Noor Square Station; Intercity Bus Terminal; Ferry Terminal'),
  },
  {
    kind: 'station',
    rank: 6,
    roads: BIG,
    pattern: pattern(22, '{name} Station', 'districts'),
  },
  {
    kind: 'hospital',
    rank: 5,
    roads: ANY,
    own: list('Central Hospital; Harbour Hospital; Children Hospital; Eye Hospital'),
  },
  { kind: 'hospital', rank: 6, roads: ANY, pattern: pattern(9, '{name} Hospital') },
  { kind: 'clinic', rank: 8, roads: QUIET, pattern: pattern(18, '{name} Clinic') },
  { kind: 'mall', rank: 5, roads: BIG, pattern: pattern(14, '{name} Mall') },
  { kind: 'school', rank: 8, roads: QUIET, pattern: pattern(34, '{name} School') },
  { kind: 'kindergarten', rank: 8, roads: QUIET, pattern: pattern(14, '{name} Kindergarten') },
  {
    kind: 'library',
    rank: 7,
    roads: ANY,
    pattern: pattern(9, '{name} Library', 'districts'),
  },
  {
    kind: 'theatre',
    within: 3600,
    rank: 6,
    roads: ANY,
    own: list(
      'Opera House; Harbour Theatre; Shadow Play Theatre; Citadel Theatre; Horizon Cinema; Crescent Cinema; Star Cinema; Corniche Cinema',
    ),
  },
  { kind: 'hotel', rank: 7, roads: ANY, pattern: pattern(22, '{name} Hotel') },
  { kind: 'tower', rank: 7, roads: ANY, pattern: pattern(34, '{name} Towers') },
  {
    kind: 'residence',
    rank: 8,
    roads: QUIET,
    pattern: pattern(28, '{name} Residence'),
  },
  {
    kind: 'office',
    rank: 7,
    roads: BIG,
    pattern: pattern(18, '{name} Business Centre'),
  },
  {
    kind: 'community',
    rank: 8,
    roads: QUIET,
    pattern: pattern(14, '{name} Community Centre', 'districts'),
  },
  { kind: 'sports', rank: 6, roads: ANY, pattern: pattern(10, '{name} Sports Club') },
  {
    kind: 'police',
    rank: 8,
    roads: ANY,
    pattern: pattern(10, '{name} Police Station', 'districts'),
  },
  {
    kind: 'post',
    rank: 8,
    roads: ANY,
    pattern: pattern(12, '{name} Post Office', 'districts'),
  },
  { kind: 'fuel', rank: 8, roads: BIG, pattern: pattern(12, '{name} Fuel Station') },
];

/** Gardens made of whole blocks; there are more names than such blocks. */
export const GARDENS: readonly Localized[] = list(
  'Rose Garden; Fig Tree Garden; Poets Garden; Sparrow Garden; Fountain Garden; Mulberry Garden; Children Garden; Jasmine Garden; Scholars Garden; Cedar Garden; Tulip Garden; Lemon Garden; Peace Garden; Butterfly Garden; Sunset Garden; Walnut Garden; Sailors Garden; Lavender Garden; Dove Garden; Swing Garden; Almond Garden; Cypress Garden; Moon Garden; Family Garden; Nightingale Garden; Acacia Garden; Mint Garden; Pigeon Square; Swallow Square; Clock Square; Market Square; Weavers Square; Orange Square; Dates Square',
);
