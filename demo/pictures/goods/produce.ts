import { crumbsOver } from './crumbsOver.ts';
import { type Dyes, dye } from './dye.ts';

/** What grows, in the colours that it has beside the one of the set. */
export const produce: Dyes = {
  'red-apple': {
    'ware-apple-delicious': dye({ red: '#9C1026' }),
    'ware-apple-gala': dye({ red: '#E0603A' }),
  },
  banana: { 'ware-banana-baby': dye({ yellow: '#E2C23A' }, { flat: 0.8 }) },
  grapes: { 'ware-grapes-white': dye({ violet: '#A9C552' }) },
  mango: { 'ware-mango-kent': dye({ yellow: '#8FA03C', red: '#CF5240' }) },
  peach: {
    'ware-peach-flat': dye({ red: '#F0876A' }, { flat: 0.62 }),
    'ware-apricot': dye({ warm: '#F29A35' }),
  },
  'kiwi-fruit': { 'ware-kiwi-golden': dye({ green: '#E6C63F', yellow: '#E6C63F' }) },
  tomato: { 'ware-tomato-beef': dye({ red: '#C8281E' }, { flat: 0.78 }) },
  broccoli: {
    'ware-cauliflower': dye(
      { cool: '#F1E6C8' },
      {
        over: '<path d="M2 30V20C7 18 12 21 14 25S17 30 19 32Z" fill="#8DB552" opacity=".92"/><path d="M4 22C8 23 11 26 13 30" fill="none" stroke="#C9DE9C" stroke-width=".7"/>',
      },
    ),
  },
  'bell-pepper': {
    'ware-pepper-red': dye({ green: '#D3241C' }, { keeps: 0.2 }),
    'ware-pepper-yellow': dye({ green: '#F2BC22' }, { keeps: 0.2 }),
  },
  cucumber: {
    'ware-cucumber-armenian': dye({ green: '#B9D08A' }, { flat: 0.74 }),
    'ware-cucumber-baby': dye({ green: '#5FA33C' }),
  },
  eggplant: { 'ware-aubergine': dye({ violet: '#46215A' }) },
  potato: { 'ware-potato-new': dye({ warm: '#E6C684' }) },
  onion: { 'ware-onion-red': dye({ warm: '#96284F' }) },
  'brown-mushroom': {
    'ware-mushroom-white': dye({ red: '#F3E9DA' }),
    'ware-mushroom-chestnut': dye({ red: '#A0673A' }),
  },
  'hot-pepper': { 'ware-chilli-green': dye({ red: '#3F8F35' }) },
  'leafy-green': {
    'ware-chard': dye(
      { green: '#2F7440' },
      {
        over: '<path d="M16 9C16 17 14 23 9 30M16 15L21 11M15 19L10 14M14 22L20 19" fill="none" stroke="#D8384E" stroke-width="1.5" stroke-linecap="round"/>',
      },
    ),
  },
  bread: {
    'ware-loaf-wholemeal': dye({ warm: '#A9713C' }, { over: crumbsOver('wholemeal', '#6E4320') }),
    'ware-loaf-rye': dye({ warm: '#6F452A' }, { flat: 0.86 }),
    'ware-loaf-milk': dye({ warm: '#F0C57E' }),
    'ware-loaf-seeds': dye({ warm: '#CDB07E' }, { over: crumbsOver('seeds', '#5A4326') }),
  },
  'baguette-bread': { 'ware-ciabatta': dye({ warm: '#E3C79C' }, { flat: 0.8 }) },
  flatbread: {
    'ware-bread-arabic': dye({ warm: '#EBCB92' }),
    'ware-bread-saj': dye({ warm: '#D2A263' }, { flat: 0.72 }),
    'ware-bread-pita': dye({ warm: '#B07F4E' }),
    'ware-bread-tannour': dye({ warm: '#D9AE6B' }, { over: crumbsOver('tannour', '#6E4320') }),
    'ware-tortilla': dye({ warm: '#F3E3BC' }),
  },
  croissant: {
    'ware-croissant-zaatar': dye({ warm: '#C98E48' }, { over: crumbsOver('zaatar', '#4E7A35') }),
  },
  cupcake: {
    'ware-muffin-lemon': dye({ violet: '#F4DC62', red: '#F4DC62', blue: '#EDE3CC' }),
    'ware-muffin-date': dye({ violet: '#7A4A2A', red: '#7A4A2A', blue: '#C9A87C' }),
  },
  pie: { 'ware-pie-apple': dye({ yellow: '#E0A552', red: '#D28F45', violet: '#8699A5' }) },
};
