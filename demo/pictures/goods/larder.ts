import { crumbsOver } from './crumbsOver.ts';
import { type Dyes, dye } from './dye.ts';

/** What comes from the dairy, the counters and the shelves of a supermarket, in other colours. */
export const larder: Dyes = {
  'milk-carton': {
    'ware-milk-skimmed': dye({ blue: '#8FC6E4' }),
    'ware-milk-lactose-free': dye({ blue: '#8A5FC0' }),
    'ware-drink-oat': dye({ blue: '#C99A4A' }),
    'ware-drink-almond': dye({ blue: '#7A9A4A' }),
  },
  'glass-of-milk': { 'ware-kefir-strawberry': dye({ grey: '#F3AFBE' }) },
  'cheese-wedge': { 'ware-parmesan': dye({ yellow: '#E9D49A' }, { flat: 0.86 }) },
  egg: {
    'ware-egg-white': dye({ warm: '#F6F0E6' }),
    'ware-egg-quail': dye({ warm: '#E6DCC0' }, { over: crumbsOver('quail', '#5A4030') }),
  },
  'minced-meat': {
    'ware-mince-lamb': dye({ warm: '#C98078' }),
    'ware-mince-kafta': dye(
      { warm: '#B5543F' },
      {
        over: '<g fill="#4E8A3B"><circle cx="9" cy="10.6" r=".8"/><circle cx="13" cy="9" r=".7"/><circle cx="17" cy="10.2" r=".8"/><circle cx="21" cy="9.6" r=".7"/><circle cx="23.6" cy="11.4" r=".7"/></g>',
      },
    ),
  },
  fish: {
    'ware-sea-bass': dye({ blue: '#8C9EA8' }),
    'ware-sardine': dye({ blue: '#5F7F9A' }, { flat: 0.6 }),
    'ware-mackerel-smoked': dye({ blue: '#B9852F' }, { flat: 0.66 }),
  },
  shrimp: { 'ware-prawns-raw': dye({ warm: '#A9A29A' }) },
  crab: { 'ware-crab-blue': dye({ red: '#4C7C9E', violet: '#4C7C9E' }) },
  lobster: { 'ware-lobster': dye({ warm: '#B5301F', red: '#B5301F' }) },
  squid: {
    'ware-squid-cleaned': dye({ red: '#EAD6CE', violet: '#EAD6CE' }),
    'ware-octopus-baby': dye(
      { warm: '#9A5A66', red: '#9A5A66', violet: '#9A5A66' },
      { of: 'octopus' },
    ),
  },
  'chocolate-bar': {
    'ware-chocolate-milk': dye({ crimson: '#3F7FC0', brown: '#A86E40' }),
    'ware-chocolate-pistachio': dye({ crimson: '#6E9A3F', brown: '#7A4A28' }),
  },
  cookie: { 'ware-cookie-oat': dye({ warm: '#B98A52' }) },
  'crisps-bag': {
    'ware-crisps-chilli': dye({ red: '#F2E05A', yellow: '#3F9A45' }),
    'ware-crisps-pita': dye({ red: '#7A4A2A', yellow: '#E2C48E' }),
  },
  candy: { 'ware-sweets-mint': dye({ red: '#3FA98A', yellow: '#F4F8F4', warm: '#3FA98A' }) },
  popcorn: {
    'ware-popcorn-caramel': dye({ yellow: '#C27F2E', violet: '#8A5A2A', red: '#7A3F1D' }),
  },
  'water-bottle': { 'ware-water-sparkling': dye({ blue: '#5FB79A' }) },
  'soda-can': {
    'ware-cola-sugar-free': dye({ red: '#2A2D33' }),
    'ware-ginger-ale': dye({ red: '#C99A3A' }),
    'ware-malt': dye({ red: '#6E3F1D' }),
  },
  'beverage-box': {
    'ware-box-mango': dye({ green: '#F2A52E', red: '#E0602E', yellow: '#F6C65A' }),
    'ware-box-chocolate': dye({ green: '#8A5A3A', red: '#F2D9B0', yellow: '#A9764B' }),
  },
  'energy-can': { 'ware-cold-brew': dye({ green: '#C9A06A', yellow: '#F2DFC0', blue: '#3A2418' }) },
  'detergent-bottle': {
    'ware-laundry-sensitive': dye({ yellow: '#F2A9BE', blue: '#F4F6F8' }),
    'ware-dish-liquid': dye({ yellow: '#E5483F', blue: '#6FB53A' }),
    'ware-softener': dye({ yellow: '#FFFFFF', blue: '#7FB6E6' }),
  },
  'roll-of-paper': { 'ware-paper-toilet': dye({ warm: '#B98A62' }, { flat: 0.72 }) },
  'spray-bottle': {
    'ware-degreaser': dye({ red: '#3A3F46', blue: '#F0A32E' }),
    'ware-limescale': dye({ red: '#FFFFFF', blue: '#3FA98A' }),
  },
  sponge: { 'ware-cloths': dye({ warm: '#5FB0C9' }, { flat: 0.62 }) },
};
