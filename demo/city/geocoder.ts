import { factsOf, type Language } from '../../domain/language/languages';
import type { Localized } from '../../domain/language/localized';
import { elementAt } from '../../domain/values/elementAt';
import { haversine } from '../../server/place/geo';
import type { Point } from '../../server/place/geography';
import { t } from '../locales/city';
import { nearestDistrict } from './districts';
import { findDoor } from './doors';
import { readQuestion } from './houseQuestion';
import { matchScore, normalise, wordsOf } from './matching';
import { projection } from './site';
import { createStreetIndex } from './streetIndex';
import type { City, CityStreet } from './types';

const FARTHEST_METERS = 25_000;
/** The score from which a match is a guess at a typing mistake. */
const guess = 4;

export interface Suggestion {
  placeId: string;
  mainText: string;
  secondaryText: string;
}

export interface Geocoder {
  /** House number, street, district and city of a point; null more than 25 km away from the city. */
  reverse(point: Point, lang: Language): { formatted_address: string } | null;
  /**
   * Streets, places and districts whose name fits in either language, best first; a street's door where a house number
   * is asked for. `limit` is 8 unless told.
   */
  autocomplete(text: string, lang: Language, limit?: number): Suggestion[];
  /** Where a suggestion lies; null when there is no such id. */
  details(placeId: string): Point | null;
}

interface Entry {
  id: string;
  name: Localized;
  secondary: Localized;
  point: Point;
  /** What people more likely look for comes first among equals. */
  order: number;
  street: CityStreet | null;
  forms: { name: string; words: string[] }[];
}

function middleOf(street: CityStreet): Point {
  const longest = street.paths.reduce((best, path) => (path.length > best.length ? path : best));
  return elementAt(longest, Math.floor(longest.length / 2));
}

export function createGeocoder(city: City): Geocoder {
  const index = createStreetIndex(city.streets, city.districts);
  const centres = city.districts.map(({ name, centre }) => ({
    name,
    at: projection.toPlane(centre),
  }));
  const entry = (
    id: string,
    name: Localized,
    secondary: Localized,
    point: Point,
    order: number,
    street: CityStreet | null = null,
  ): Entry => ({
    id,
    name,
    secondary,
    point,
    order,
    street,
    forms: Object.values(name).map((form) => {
      const normalised = normalise(form);
      return { name: normalised, words: wordsOf(normalised) };
    }),
  });
  const entries = [
    ...city.districts.map(({ id, name, centre }) => entry(id, name, city.name, centre, 0)),
    ...city.places.map(({ id, name, address, point }) => entry(id, name, address, point, 1)),
    ...city.streets.map((street) => {
      const point = middleOf(street);
      const district = nearestDistrict(centres, projection.toPlane(point)).name;
      const secondary = t('{district}, {city}', { district, city: city.name });
      return entry(street.id, street.name, secondary, point, 1, street);
    }),
  ];
  const byId = new Map(entries.map((known) => [known.id, known]));

  const search = (question: string, lang: Language, guesses: boolean): Entry[] => {
    const found: { known: Entry; score: number }[] = [];
    for (const known of entries) {
      let best: number | null = null;
      for (const form of known.forms) {
        const score = matchScore(question, form.name, form.words);
        if (score !== null && (best === null || score < best)) best = score;
      }
      if (best !== null && best >= guess === guesses) found.push({ known, score: best });
    }
    return found
      .sort(
        (a, b) =>
          a.score - b.score ||
          a.known.order - b.known.order ||
          a.known.name[lang].length - b.known.name[lang].length,
      )
      .map(({ known }) => known);
  };
  const suggestionOf = ({ id, name, secondary }: Entry, lang: Language): Suggestion => ({
    placeId: id,
    mainText: name[lang],
    secondaryText: secondary[lang],
  });
  const doorOf = ({ id, street }: Entry, number: number | null, lang: Language): Suggestion[] => {
    const point = street && number !== null ? findDoor(index, street, number) : null;
    if (!street || !point) return [];
    const { comma } = factsOf(lang);
    // The door's own district: that of the middle of a long street may be another.
    const [mainText = '', ...rest] = index.address(index.nearest(point), point)[lang].split(comma);
    return [
      {
        placeId: `${id}:${number}`,
        mainText,
        secondaryText: rest.join(comma),
      },
    ];
  };

  return {
    reverse: (point, lang) => {
      const { south, west, north, east } = city.bounds;
      const onMap = {
        lat: Math.min(north, Math.max(south, point.lat)),
        lng: Math.min(east, Math.max(west, point.lng)),
      };
      if (haversine(point, onMap) > FARTHEST_METERS) return null;
      return { formatted_address: index.address(index.nearest(point), point)[lang] };
    },
    autocomplete: (text, lang, limit = 8) => {
      const { number, names } = readQuestion(text);
      // A list that has real matches in it is not helped by guesses at typing mistakes.
      const tries = [false, true].flatMap((guesses) => names.map((name) => ({ name, guesses })));
      for (const { name, guesses } of tries) {
        const found = search(name, lang, guesses);
        const streets = number === null ? [] : found.filter(({ street }) => street !== null);
        const doors = streets.slice(0, limit).flatMap((known) => doorOf(known, number, lang));
        const rest = number === null ? found : streets;
        if (doors.length > 0) return doors;
        if (rest.length > 0) return rest.slice(0, limit).map((known) => suggestionOf(known, lang));
      }
      return [];
    },
    details: (placeId) => {
      const [id = '', house] = placeId.split(':');
      const known = byId.get(id);
      if (!known || house === undefined) return known?.point ?? null;
      const { street } = known;
      const isHouse = /^[1-9]\d{0,3}$/.test(house);
      return street && isHouse ? findDoor(index, street, Number(house)) : null;
    },
  };
}
