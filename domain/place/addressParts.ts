import { type House, houseOf, houseParts } from './house';

/** What an address on a map tells by itself. */
type HouseParts = Pick<House, 'road' | 'house'>;

const number = String.raw`\p{Nd}{1,5}(?:[-/]\p{Nd}{1,5})?\p{L}?`;
const numberFirst = new RegExp(String.raw`^(${number})(?:\s+|\s*[,،]\s*)(\p{L}[^,،]*)`, 'u');
const numberLast = new RegExp(String.raw`^(\p{L}[^,،]*?)\s+(${number})(?=\s*[,،]|$)`, 'u');

/** Street and house number of an address as maps write it, in either order; both empty where it has no number. */
export function addressParts(address: string): HouseParts {
  const [, before = '', street = ''] = numberFirst.exec(address.trim()) ?? [];
  if (before) return { road: street.trim(), house: before };
  const [, road = '', house = ''] = numberLast.exec(address.trim()) ?? [];
  return { road, house };
}

/** The same place with another address: street and house follow it, except for what was typed by hand. */
export function withAddress<Place extends HouseParts & { address: string }>(
  place: Place,
  address: string,
): Place {
  const before = addressParts(place.address);
  const now = addressParts(address);
  const next = (key: keyof HouseParts) =>
    place[key] === '' || place[key] === before[key] ? now[key] : place[key];
  return { ...place, address, road: next('road'), house: next('house') };
}

/** What a place says beside its address; nothing where the address itself says it all. */
export function apartFromAddress(place: House & { address: string }): string[] {
  const told = houseOf(addressParts(place.address));
  const isTold = houseParts.every((part) => place[part] === told[part]);
  return isTold ? [] : houseParts.map((part) => place[part]).filter(Boolean);
}
