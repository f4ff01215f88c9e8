import { type Dyes, dye } from './dye.ts';

const whole = (colour: string, more = {}) => dye({ all: colour }, more);

/** Goods of the high street that stand beside others of their kind. */
export const highStreet: Dyes = {
  'mobile-phone': {
    'ware-phone-mini': dye({ violet: '#C9A58A' }, { flat: 0.88 }),
    'ware-phone-buttons': dye(
      { violet: '#C0392E', blue: '#F2F4F6', warm: '#2F3438' },
      { of: 'telephone-receiver' },
    ),
  },
  laptop: { 'ware-laptop-school': dye({ grey: '#E7B64A', violet: '#C08F2E' }) },
  'tablet-computer': { 'ware-reader': dye({ yellow: '#8A8F92', blue: '#E4E2D8' }) },
  'electric-plug': {
    'ware-charger': dye({ grey: '#F4F6F8', violet: '#E4E9EE', warm: '#8A959E' }),
    'ware-cable': dye({ grey: '#3F6FA8', violet: '#4C8FD0', warm: '#C9D1D8' }),
  },
  keyboard: { 'ware-keyboard-cover': dye({ grey: '#4A525C', violet: '#2F3540' }, { flat: 0.8 }) },
  headphone: { 'ware-headphones-studio': whole('#2F343A') },
  earbuds: { 'ware-earbuds-sleep': dye({ green: '#F0C04A', all: '#7F8FB8' }) },
  'smart-speaker': { 'ware-speaker-bookshelf': dye({ all: '#8A5A36' }) },
  camera: { 'ware-camera-instant': dye({ grey: '#F2E9DA', violet: '#E58A9A' }) },
  guitar: {
    'ware-oud': dye({ all: '#A9653A' }, { of: 'banjo' }),
    'ware-guitar-classical': dye({
      red: '#C9853A',
      grey: '#EBCB92',
      violet: '#5A3218',
      blue: '#5A3218',
    }),
  },
  dress: { 'ware-dress-evening': dye({ blue: '#2A2233' }) },
  'womans-clothes': {
    'ware-blouse': dye({ red: '#F2F0EA', violet: '#F2F0EA' }),
    'ware-cardigan': dye({ red: '#B5764A', violet: '#B5764A' }),
  },
  scarf: {
    'ware-hijab': dye({ red: '#B79A86', violet: '#B79A86' }),
    'ware-silk-square': dye({ red: '#2E8A8F', violet: '#E0A53A' }),
    'ware-shawl': dye({ red: '#6B727A', violet: '#6B727A' }),
  },
  kimono: {
    'ware-abaya': dye({ red: '#D9B45A', grey: '#D9B45A', violet: '#17161A', blue: '#26242A' }),
    'ware-bathrobe': dye({ red: '#F0ECE4', grey: '#FFFFFF', violet: '#C9C0B2', blue: '#F0ECE4' }),
  },
  't-shirt': { 'ware-polo': dye({ green: '#2F4A72', yellow: '#EDE6D6' }) },
  jeans: { 'ware-chinos': dye({ blue: '#C2A274' }) },
  coat: { 'ware-overcoat': dye({ warm: '#59606A' }), 'ware-rain-jacket': dye({ warm: '#4F6B4A' }) },
  necktie: {
    'ware-shirt-and-tie': dye({ violet: '#8A2233', blue: '#F4F6F8' }),
    'ware-tie-knitted': dye({ violet: '#2F5A45', blue: '#C9B79A' }),
  },
  'running-shoe': { 'ware-shoes-trail': dye({ violet: '#5A7A3F', grey: '#E0A53A' }) },
  'mans-shoe': { 'ware-loafers': dye({ warm: '#B98A5A' }, { flat: 0.84 }) },
  backpack: { 'ware-backpack-roll-top': dye({ red: '#3F5A5F', warm: '#C9A05A' }) },
  luggage: { 'ware-suitcase-large': dye({ blue: '#3A3F46' }) },
  purse: { 'ware-wallet': dye({ red: '#6E4326', warm: '#8A5A36' }, { flat: 0.8 }) },
  watch: {
    'ware-watch-dress': dye({
      yellow: '#2A2D33',
      grey: '#E4C27A',
      violet: '#F2ECDF',
      blue: '#5A3A26',
    }),
  },
  ring: {
    'ware-ring-signet': dye({ blue: '#C2C9D0', violet: '#AEB6BE', grey: '#DCE2E7' }),
    'ware-ring-gold': dye({ all: '#E2B23F' }),
    'ware-ring-turquoise': dye({ violet: '#C2C6CC', blue: '#2FB5A8' }),
  },
  'gem-stone': { 'ware-lapis': dye({ blue: '#1F3F9A' }) },
  perfume: {
    'ware-cologne': dye({ red: '#A9D3E4', violet: '#3F6F8F', yellow: '#C9D1D8' }),
    'ware-amber-oil': dye({ red: '#C9802E', violet: '#4A2A16', yellow: '#E2BE62' }),
  },
  chair: { 'ware-chair-balcony': dye({ warm: '#3F8F7A', red: '#3F8F7A', violet: '#3F8F7A' }) },
  'potted-plant': { 'ware-olive-tree': dye({ green: '#8A9A72', warm: '#D9D2C4' }) },
  amphora: { 'ware-vase-blue': dye({ warm: '#3F86C9' }) },
  'alarm-clock': {
    'ware-clock-sunrise': dye({ red: '#F2A65A', violet: '#8A5A2E', yellow: '#FBE3B0' }),
  },
  basket: { 'ware-baskets-cotton': dye({ warm: '#E6DCC8' }) },
  'teddy-bear': {
    'ware-bear-patchwork': dye({ warm: '#8F7FB0' }),
    'ware-camel': dye({ warm: '#D2A263' }, { of: 'two-hump-camel' }),
  },
  'puzzle-piece': { 'ware-letters': dye({ all: '#C9965A' }) },
  'wrapped-gift': { 'ware-magic-set': dye({ red: '#E2B23F', yellow: '#3F2F72' }) },
  'soccer-ball': {
    'ware-football-street': dye({ grey: '#F2C23A', violet: '#2F343A', blue: '#2F343A' }),
  },
  tent: { 'ware-beach-shelter': dye({ green: '#F0884A', yellow: '#3F9AC9' }) },
  bicycle: {
    'ware-bicycle-children': dye(
      { yellow: '#3F8FD0', red: '#3FA9A0', violet: '#5A5F66' },
      { flat: 0.86 },
    ),
  },
  hammer: {
    'ware-mallet': dye({ grey: '#33373C', violet: '#2A2D31', red: '#C9965A', warm: '#C9965A' }),
  },
  books: {
    'ware-books-levant': dye({
      green: '#2F5A7A',
      blue: '#C9A05A',
      red: '#8A2F33',
      warm: '#EFE6D2',
    }),
    'ware-books-cooking': dye({ green: '#D9612E', blue: '#4E8A5A', red: '#E6B53A' }),
  },
};
