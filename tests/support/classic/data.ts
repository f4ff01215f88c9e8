export interface Module {
  id: number;
  name: string;
  type: string;
}

interface Discount {
  discount: number;
  max: number;
  minimum: number;
}

export interface Store {
  id: number;
  module: number;
  zone: number;
  name: string;
  slug: string;
  lat: string;
  lng: string;
  tax: number;
  minimum: number;
  discount: Discount | null;
  free: boolean;
  takesPrescriptions: boolean;
}

interface Group {
  name: string;
  type: 'single' | 'multi';
  min: number | string;
  max: number | string;
  required: 'on' | 'off';
  values: { label: string; optionPrice: string }[];
}

export interface Item {
  id: number;
  store: number;
  category: number;
  name: string;
  slug: string;
  price: number;
  discount: number;
  discountType: 'percent' | 'amount';
  stock: number;
  groups: Group[];
  variations: { type: string; price: number; stock: number }[];
  choices: { name: string; title: string; options: string[] }[];
  addOns: number[];
  needsPrescription: boolean;
}

export const modules: Module[] = [
  { id: 1, name: 'Food', type: 'food' },
  { id: 2, name: 'Grocery', type: 'grocery' },
  { id: 3, name: 'Parcel', type: 'parcel' },
  { id: 4, name: 'Pharmacy', type: 'pharmacy' },
  { id: 5, name: 'Vehicle rental', type: 'rental' },
  { id: 6, name: 'Rides', type: 'ride-share' },
];

/** Both zones are squares of a fifth of a degree. */
export const zones = [
  { id: 1, name: 'north', display: 'North', south: 24.6, west: 46.6 },
  { id: 2, name: 'South', display: null, south: 24.4, west: 46.6 },
];

export const charges: Record<number, { perKm: number; least: number; most: number | null }> = {
  1: { perKm: 2, least: 5, most: 30 },
  2: { perKm: 1, least: 4, most: null },
  3: { perKm: 3, least: 8, most: null },
  4: { perKm: 2, least: 5, most: 30 },
  5: { perKm: 0, least: 0, most: null },
  6: { perKm: 0, least: 0, most: null },
};

const store = (of: Partial<Store> & Pick<Store, 'id' | 'module' | 'name' | 'slug'>): Store => ({
  zone: 1,
  lat: '24.71',
  lng: '46.67',
  tax: 5,
  minimum: 0,
  discount: null,
  free: false,
  takesPrescriptions: false,
  ...of,
});

export const stores: Store[] = [
  store({ id: 3, module: 1, name: 'Napoli', slug: 'napoli', minimum: 15 }),
  store({
    id: 4,
    module: 1,
    name: 'Cairo Grill',
    slug: 'cairo-grill',
    discount: { discount: 10, max: 6, minimum: 20 },
  }),
  store({ id: 7, module: 2, name: 'Fresh Market', slug: 'fresh-market', tax: 0 }),
  store({
    id: 8,
    module: 4,
    name: 'Care Pharmacy',
    slug: 'care',
    tax: 0,
    takesPrescriptions: true,
  }),
];

export const categories = [
  { id: 41, module: 1, name: 'Pizza', slug: 'pizza' },
  { id: 42, module: 1, name: 'Grills', slug: 'grills' },
  { id: 43, module: 2, name: 'Dairy', slug: 'dairy' },
  { id: 44, module: 4, name: 'Medicine', slug: 'medicine' },
];

export const addOns = [
  { id: 5, name: 'Olives', price: 2 },
  { id: 6, name: 'Garlic dip', price: 1.5 },
];

const item = (
  of: Partial<Item> & Pick<Item, 'id' | 'store' | 'category' | 'name' | 'price'>,
): Item => ({
  slug: `item-${of.id}`,
  discount: 0,
  discountType: 'percent',
  stock: 0,
  groups: [],
  variations: [],
  choices: [],
  addOns: [],
  needsPrescription: false,
  ...of,
});

export const items: Item[] = [
  item({
    id: 11,
    store: 3,
    category: 41,
    name: 'Margherita',
    price: 20.5,
    groups: [
      {
        name: 'Size',
        type: 'single',
        min: 0,
        max: '0',
        required: 'on',
        values: [
          { label: 'Small', optionPrice: '0' },
          { label: 'Large', optionPrice: '5' },
        ],
      },
    ],
    addOns: [5, 6],
  }),
  item({ id: 12, store: 3, category: 41, name: 'Calzone', price: 12, discount: 10 }),
  item({
    id: 13,
    store: 4,
    category: 42,
    name: 'Mixed grill',
    price: 40,
    discount: 2,
    discountType: 'amount',
  }),
  item({ id: 21, store: 7, category: 43, name: 'Milk', price: 5, stock: 10 }),
  item({
    id: 22,
    store: 7,
    category: 43,
    name: 'Rice',
    price: 6,
    stock: 8,
    variations: [
      { type: '1kg', price: 6, stock: 5 },
      { type: '5kg', price: 25, stock: 3 },
    ],
    choices: [{ name: 'choice_1', title: 'Weight', options: [' 1kg', '5kg '] }],
  }),
  item({
    id: 31,
    store: 8,
    category: 44,
    name: 'Syrup',
    price: 9,
    stock: 4,
    needsPrescription: true,
  }),
];
