import { describe, expect, it } from 'vitest';
import { createCity, createGeocoder } from '../../../demo/city/city';
import { isWithinOneTypo, normalise } from '../../../demo/city/matching';

const city = createCity();
const geocoder = createGeocoder(city);
const first = (text: string, lang: 'en' | 'ar') => geocoder.autocomplete(text, lang)[0]?.mainText;

describe('autocomplete', () => {
  it.each([
    ['old harb', 'en', 'Old Harbour'],
    ['OLD HARBOUR', 'en', 'Old Harbour'],
    ['noor squ', 'en', 'Noor Square'],
    ['central park', 'en', 'Central Park'],
    ['cornich', 'en', 'Corniche'],
    ['lighthose', 'en', 'Lighthouse Point'],
    ['univeristy q', 'en', 'University Quarter'],
    ['المرفأ القديم', 'ar', 'المرفأ القديم'],
    ['المرفا القديم', 'ar', 'المرفأ القديم'],
    ['كورنيش', 'ar', 'الكورنيش'],
    ['حي البحيره', 'ar', 'حي البحيرة'],
    ['حي الياسمبن', 'ar', 'حي الياسمين'],
    ['ميدان النور', 'ar', 'ميدان النور'],
  ] as const)('answers "%s" (%s) with %s', (text, lang, expected) => {
    expect(first(text, lang)).toBe(expected);
  });

  it('finds an Arabic name for a shopper who reads English', () => {
    expect(first('المرفأ القديم', 'en')).toBe('Old Harbour');
  });

  it('finds every street by its name, in both languages', () => {
    for (const street of city.streets.slice(0, 60)) {
      expect(geocoder.autocomplete(street.name.en, 'en').map((found) => found.placeId)).toContain(
        street.id,
      );
      expect(geocoder.autocomplete(street.name.ar, 'ar').map((found) => found.placeId)).toContain(
        street.id,
      );
    }
  });

  it('puts a beginning before a middle', () => {
    const names = geocoder
      .autocomplete('pearl', 'en', 30)
      .map((found) => found.mainText.toLowerCase());
    const lastBeginning = names.findLastIndex((name) => name.startsWith('pearl'));
    expect(names.slice(0, lastBeginning + 1).every((name) => name.startsWith('pearl'))).toBe(true);
  });

  it('keeps to its limit and answers nothing with nothing', () => {
    expect(geocoder.autocomplete('street', 'en', 5)).toHaveLength(5);
    expect(geocoder.autocomplete('street', 'en')).toHaveLength(8);
    expect(geocoder.autocomplete('  ', 'en')).toEqual([]);
    expect(geocoder.autocomplete('zzzzzz', 'en')).toEqual([]);
  });

  it('leads from every suggestion to a point', () => {
    for (const { placeId } of geocoder.autocomplete('al', 'en', 50)) {
      expect(geocoder.details(placeId)).toEqual({
        lat: expect.any(Number),
        lng: expect.any(Number),
      });
    }
    expect(geocoder.details('place-0')).toBeNull();
  });
});

describe('reverse', () => {
  it('names the street on which a point lies', () => {
    for (const street of city.streets.slice(0, 120)) {
      const path = street.paths[0] ?? [];
      const [a, b] = [path[0], path[1]];
      if (!a || !b) continue;
      const middle = { lat: (a.lat + b.lat) / 2, lng: (a.lng + b.lng) / 2 };
      expect(geocoder.reverse(middle, 'en')?.formatted_address).toContain(` ${street.name.en}, `);
      expect(geocoder.reverse(middle, 'ar')?.formatted_address).toContain(` ${street.name.ar}، `);
    }
  });

  it('writes number, street, district and city', () => {
    expect(geocoder.reverse(city.centre, 'en')?.formatted_address).toMatch(
      /^\d+ Noor Circle, City Centre, Marsa Noor$/,
    );
    expect(geocoder.reverse(city.centre, 'ar')?.formatted_address).toMatch(
      /^\d+ دوار النور، وسط المدينة، مرسى نور$/,
    );
  });

  it('still answers a little outside, but not in another country', () => {
    expect(
      geocoder.reverse({ lat: city.bounds.north + 0.1, lng: city.centre.lng }, 'en'),
    ).not.toBeNull();
    expect(
      geocoder.reverse({ lat: city.bounds.north + 0.3, lng: city.centre.lng }, 'en'),
    ).toBeNull();
    expect(geocoder.reverse({ lat: 51.5, lng: -0.12 }, 'en')).toBeNull();
  });
});

describe('matching', () => {
  it('reads spellings that people mix as one', () => {
    expect(normalise('مَدْرَسَة الأمل')).toBe(normalise('مدرسه الامل'));
    expect(normalise('مرسى')).toBe(normalise('مرسي'));
    expect(normalise('  Café-Zoë ')).toBe('cafe zoe');
  });

  it.each([
    ['olive', 'olive', true],
    ['olive', 'olve', true],
    ['olive', 'ollive', true],
    ['olive', 'olave', true],
    ['olive', 'oilve', true],
    ['olive', 'olivexx', false],
    ['olive', 'evilo', false],
    ['', 'a', true],
  ])('%s and %s are one typo apart: %s', (a, b, expected) => {
    expect(isWithinOneTypo(a, b)).toBe(expected);
    expect(isWithinOneTypo(b, a)).toBe(expected);
  });
});

describe('a house number in the question', () => {
  const harbourAvenue = {
    placeId: 'street-5:12',
    en: ['12 Harbour Avenue', 'City Centre, Marsa Noor'],
    ar: ['12 جادة المرفأ', 'وسط المدينة، مرسى نور'],
  };

  it.each([
    ['12 Harbour Avenue', 'en'],
    ['Harbour Avenue 12', 'en'],
    ['12, harbour ave', 'en'],
    ['Harbour Avenue, No. 12', 'en'],
    ['Harbour Avenue House No. 12', 'en'],
    ['12 Harbor Avenue', 'en'],
    ['12 Harbour Street', 'en'],
    ['12 Harbour Avenue, Old Harbour, Marsa Noor', 'en'],
    ['١٢ جادة المرفأ', 'en'],
    ['12 جادة المرفأ', 'ar'],
    ['جادة المرفأ 12', 'ar'],
    ['١٢ جادة المرفأ', 'ar'],
    ['جادة المرفأ ١٢', 'ar'],
    ['جاده المرفا ۱۲', 'ar'],
    ['شارع المرفأ رقم ١٢', 'ar'],
    ['Harbour Avenue 12', 'ar'],
  ] as const)('LOC-15 finds the door for "%s" (%s)', (text, lang) => {
    const [mainText, secondaryText] = harbourAvenue[lang];
    const [found] = geocoder.autocomplete(text, lang);
    expect(found).toEqual({ placeId: 'street-5:12', mainText, secondaryText });
  });

  it('LOC-16 puts the door where the address of its point is the same', () => {
    const point = geocoder.details('street-5:12');
    expect(point && geocoder.reverse(point, 'en')).toEqual({
      formatted_address: '12 Harbour Avenue, City Centre, Marsa Noor',
    });
    expect(point && geocoder.reverse(point, 'ar')).toEqual({
      formatted_address: '12 جادة المرفأ، وسط المدينة، مرسى نور',
    });
  });

  it('LOC-16 puts the doors of all streets on their street, with their number', () => {
    const wrong: string[] = [];
    for (const street of city.streets) {
      for (const number of [1, 2, 7, 12]) {
        const point = geocoder.details(`${street.id}:${number}`);
        const address = point && geocoder.reverse(point, 'en')?.formatted_address;
        if (!address?.startsWith(`${number} ${street.name.en}, `))
          wrong.push(`${number} ${street.name.en} is ${address}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('LOC-15 suggests the street itself where it has no such house', () => {
    expect(geocoder.autocomplete('9999 Harbour Avenue', 'en')[0]).toEqual({
      placeId: 'street-5',
      mainText: 'Harbour Avenue',
      secondaryText: 'Old Harbour, Marsa Noor',
    });
    expect(geocoder.details('street-5:9999')).toBeNull();
    expect(geocoder.details('street-5:x')).toBeNull();
  });

  it('LOC-15 keeps places that have no houses out of the way', () => {
    expect(geocoder.autocomplete('12', 'en')).toEqual([]);
    expect(geocoder.autocomplete('12 Harbour Avenue', 'en').map(({ placeId }) => placeId)).toEqual([
      'street-5:12',
    ]);
  });
});
