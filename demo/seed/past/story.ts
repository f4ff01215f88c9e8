/** What a shopper has ordered: so many days ago, at an hour of the shop's day, at a store, by the names of its dishes. */
export interface PastOrder {
  daysAgo: number;
  hour: number;
  store: string;
  wanted: readonly (readonly [name: string, quantity: number])[];
  pays: 'cash_on_delivery' | 'wallet';
  coupon?: string;
  note?: string;
  /** What was said of the first of them afterwards. */
  review?: { rating: number; comment: string };
}

export const story: readonly PastOrder[] = [
  {
    daysAgo: 41,
    hour: 20,
    store: 'Charcoal House',
    wanted: [
      ['Kafta Skewers', 1],
      ['Hummus', 1],
      ['Fattoush', 1],
    ],
    pays: 'cash_on_delivery',
    note: 'The bell is broken, please ring once on the phone.',
    review: { rating: 5, comment: 'Smoky, juicy, and the hummus is the lightest in town.' },
  },
  {
    daysAgo: 34,
    hour: 11,
    store: 'Al Waha Market',
    wanted: [
      ['Olive Oil for Cooking', 1],
      ['Tuna in Olive Oil', 1],
      ['Red Lentils', 2],
      ['Chickpeas', 4],
      ['Tahini', 1],
      ['Ceylon Black Tea', 1],
    ],
    pays: 'cash_on_delivery',
  },
  {
    daysAgo: 27,
    hour: 13,
    store: 'Shawarma Al Mina',
    wanted: [
      ['Arabi Chicken Plate', 1],
      ['Falafel Wrap', 2],
      ['Salted Ayran', 2],
    ],
    pays: 'wallet',
    review: { rating: 4, comment: 'Very good as always; one of the ayrans had leaked a little.' },
  },
  {
    daysAgo: 21,
    hour: 9,
    store: 'Noor Pharmacy',
    wanted: [
      ['Honey and Lemon Lozenges', 2],
      ['Vitamin C 1000 mg', 1],
      ['Fabric Plasters', 1],
      ['Oral Rehydration Salts', 1],
    ],
    pays: 'wallet',
  },
  {
    daysAgo: 15,
    hour: 16,
    store: 'Casa Noor',
    wanted: [
      ['Cedar Candle', 1],
      ['Palm Leaf Basket', 1],
      ['Clay Water Jar', 1],
    ],
    pays: 'cash_on_delivery',
  },
  {
    daysAgo: 9,
    hour: 21,
    store: 'Ember & Bun',
    wanted: [
      ['The Ember Classic', 2],
      ['Garlic Parmesan Fries', 1],
    ],
    pays: 'wallet',
  },
  {
    daysAgo: 6,
    hour: 8,
    store: 'Bean & Cardamom',
    wanted: [
      ['Flat White', 2],
      ['Date and Tahini Roll', 2],
      ['Cold Brew', 1],
    ],
    pays: 'cash_on_delivery',
    coupon: 'WELCOME10',
  },
  {
    daysAgo: 3,
    hour: 19,
    store: 'Family Store',
    wanted: [
      ['Feta', 1],
      ['Whole Milk', 3],
      ['Large White Eggs', 1],
      ['Spring Water', 2],
      ['Toilet Roll', 1],
    ],
    pays: 'cash_on_delivery',
    coupon: 'TAKE3',
  },
];

/** What runs too: it is wanted for tomorrow evening, so it is still there whenever somebody looks. */
export const running: Pick<PastOrder, 'store' | 'wanted' | 'note'> = {
  store: 'Saffron Kitchen',
  wanted: [
    ['Lamb Mandi', 1],
    ['Chicken Biryani', 1],
    ['Lentil Soup', 2],
    ['Saffron Muhallabia', 2],
  ],
  note: 'A birthday: could you write “Sami” on the muhallabia?',
};

/** What is being cooked just now, by a kitchen that is always open. */
export const underWay: Pick<PastOrder, 'store' | 'wanted' | 'note'> = {
  store: 'Charcoal House',
  wanted: [
    ['Shish Tawouk', 2],
    ['Moutabal', 1],
    ['Tabbouleh', 1],
  ],
};

/** Minutes from now until it is cooked, until it is there, and at the latest: in the demo's own time it would be gone before anybody looks. */
export const underWayFor = { cooked: 25, there: 32, latest: 40 } as const;

/** Hour of the shop's day at which it is wanted. */
export const runningHour = 19;

/** Money put into the wallet, and points turned into money, before some of it is spent. */
export const addedFund = { daysAgo: 40, amount: 100_000 };
export const converted = { daysAgo: 30, points: 200 };

export const trips = {
  behind: { daysAgo: 12, hour: 9, hours: 48 },
  ahead: { daysAhead: 5, hour: 10, hours: 72 },
} as const;

/** Who wrote what, minutes after the order that it is about. */
type Said = readonly [after: number, who: 'customer' | 'partner', text: string];

/** With the store, or the courier, of the order that many days ago. */
export const talks: readonly {
  daysAgo: number;
  with: 'vendor' | 'delivery_man';
  said: readonly Said[];
  /** Whether the last words were seen. */
  isRead: boolean;
}[] = [
  {
    daysAgo: 41,
    with: 'vendor',
    said: [
      [4, 'customer', 'Could you put the garlic sauce in a separate cup?'],
      [6, 'partner', 'Of course. Two cups, one is on us.'],
      [70, 'customer', 'It was wonderful, thank you!'],
    ],
    isRead: true,
  },
  {
    daysAgo: 27,
    with: 'delivery_man',
    said: [
      [24, 'partner', 'أنا عند الباب الأزرق، هل هو المدخل الصحيح؟'],
      [25, 'customer', 'نعم، الطابق الثالث على اليسار.'],
      [26, 'partner', 'تمام، دقيقة وأكون عندك.'],
    ],
    isRead: true,
  },
  {
    daysAgo: 3,
    with: 'vendor',
    said: [
      [5, 'customer', 'If the feta is out, the akkawi is fine too.'],
      [9, 'partner', 'We have both, the feta came this morning. See you soon!'],
    ],
    isRead: false,
  },
];
