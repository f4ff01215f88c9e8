import { accents } from './palettes.ts';
import type { Person } from './people.ts';
import type { Shop } from './street.ts';

/** The houses of the street, from left to right; few light icons, so that the picture stays small. */
export const shops: Shop[] = [
  {
    x: 92,
    width: 236,
    floors: 1,
    wall: '#F9D9BC',
    trim: '#FFF3E2',
    ...accents.food,
    sign: 'fork-and-knife-with-plate',
    goods: ['hot-beverage', 'pizza', 'custard'],
    roof: 'gable',
  },
  {
    x: 334,
    width: 252,
    floors: 2,
    wall: '#F4E7C3',
    trim: '#FFFAEA',
    ...accents.grocery,
    sign: 'tomato',
    goods: ['milk-carton', 'grapes', 'cheese-wedge'],
    roof: 'parapet',
  },
  {
    x: 694,
    width: 232,
    floors: 1,
    wall: '#D8E9E2',
    trim: '#F6FCF9',
    ...accents.pharmacy,
    sign: 'pill',
    goods: ['syrup-bottle', 'pill', 'lotion-bottle'],
    roof: 'arch',
  },
  {
    x: 932,
    width: 250,
    floors: 2,
    wall: '#DEDDF3',
    trim: '#F8F7FF',
    ...accents.ecommerce,
    sign: 'handbag',
    goods: ['handbag', 'teddy-bear', 't-shirt'],
    roof: 'flat',
  },
];

export const people: [number, number, number, Person][] = [
  [
    212,
    622,
    0.72,
    { skin: '#D69D6E', hair: '#2A211D', top: '#FFF8EE', legs: '#4A4F68', apron: '#E2442C' },
  ],
  [
    414,
    640,
    0.82,
    {
      skin: '#EDBE96',
      hair: '#2A211D',
      top: '#B2507F',
      legs: '#7E3A62',
      scarf: '#E7B8C8',
      skirt: true,
      bag: '#3C9A3F',
    },
  ],
  [
    466,
    642,
    0.5,
    { skin: '#EDBE96', hair: '#5C3A26', top: '#F5B33C', legs: '#3565B5', balloon: '#E2442C' },
  ],
  [
    712,
    632,
    0.8,
    {
      skin: '#8A5A3A',
      hair: '#1F2329',
      top: '#12908A',
      legs: '#3A4656',
      flip: true,
      bag: '#F0D9B0',
    },
  ],
  [
    1010,
    636,
    0.8,
    { skin: '#F6D2B5', hair: '#7E5433', top: '#5B63D6', legs: '#2F3550', bag: '#E2442C' },
  ],
  [
    1064,
    634,
    0.78,
    { skin: '#B47B4F', hair: '#2A211D', top: '#F4F1EA', legs: '#8A6A4C', flip: true },
  ],
];
