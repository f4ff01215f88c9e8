/** What is sold by several: which three stand together, the last in front, by the icon of the kind. */
export const trios: Readonly<
  Record<string, Readonly<Record<string, readonly [string, string, string]>>>
> = {
  tangerine: { 'ware-oranges-juicing': ['tangerine', 'tangerine', 'tangerine'] },
  'bell-pepper': { 'ware-peppers-mixed': ['ware-pepper-yellow', 'bell-pepper', 'ware-pepper-red'] },
  eggplant: { 'ware-aubergines-baby': ['ware-aubergine', 'ware-aubergine', 'ware-aubergine'] },
  potato: { 'ware-potatoes-new': ['ware-potato-new', 'ware-potato-new', 'ware-potato-new'] },
  flatbread: {
    'ware-breads-pita': ['ware-bread-pita', 'ware-bread-pita', 'ware-bread-pita'],
    'ware-tortillas': ['ware-tortilla', 'ware-tortilla', 'ware-tortilla'],
  },
  egg: {
    'ware-eggs-white': ['ware-egg-white', 'ware-egg-white', 'ware-egg-white'],
    'ware-eggs-quail': ['ware-egg-quail', 'ware-egg-quail', 'ware-egg-quail'],
  },
  fish: { 'ware-sardines': ['ware-sardine', 'ware-sardine', 'ware-sardine'] },
  basket: { 'ware-baskets-three': ['ware-baskets-cotton', 'basket', 'ware-baskets-cotton'] },
  razor: { 'ware-razors': ['razor', 'razor', 'razor'] },
};
