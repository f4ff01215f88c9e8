import * as bit from './pieces.ts';
import { glass } from './vessels.ts';

/** What is drunk cold, by the name of the look. */
export const glasses = {
  'dish-green-juice': glass('#7FB53A', ''),
  'dish-orange-juice': glass(
    '#F79A1E',
    `<g transform="translate(23 5) scale(3.4)">${bit.slice('#E87E1B', '#FBB45A', '#FDD79A')}</g>`,
  ),
  'dish-jallab': glass(
    '#5A2418',
    `<g transform="translate(14 9) scale(1.1 .7)">${bit.pulse('#F4E3B6')}</g><g transform="translate(18 9.3) scale(1.1 .7)">${bit.pulse('#EBD39A')}</g>`,
  ),
  'dish-mango-lassi': glass(
    '#F8B93C',
    `<g transform="translate(16 8.8) scale(1.6 .9)">${bit.crumbs('#7FA03A')}</g>`,
  ),
  'dish-lemon-mint': glass(
    '#CFE08A',
    `<g transform="translate(23 5.4) scale(3.2)">${bit.slice('#E9C52E', '#FBEB9A', '#F4DC66')}</g><g transform="translate(14.5 7) scale(2)">${bit.sprig('#3E8F4C')}</g>`,
  ),
  'dish-hibiscus': glass(
    '#B3163F',
    `<g transform="translate(15.5 9) scale(1.4 .9)">${bit.sprig('#3E8F4C')}</g>`,
  ),
  'dish-water': glass('#CBE6F2', ''),
  'dish-sparkling': glass(
    '#D6ECF4',
    `<g transform="translate(23 5.4) scale(3.2)">${bit.slice('#7DB23A', '#DDEEA4', '#BFDC7A')}</g>`,
  ),
  'dish-cola': glass(
    '#3F1A10',
    `<g transform="translate(13.6 9.6) scale(2)">${bit.cube('#E2EEF3')}</g><g transform="translate(18.4 10) scale(2)">${bit.cube('#EAF3F7')}</g>`,
  ),
  'dish-orange-soda': glass(
    '#EE6A1E',
    `<g transform="translate(14 9.6) scale(2)">${bit.cube('#FBE0C4')}</g><g transform="translate(18.4 10) scale(2)">${bit.cube('#FFE9D2')}</g>`,
  ),
  'dish-ayran': glass(
    '#F6F4EC',
    `<g transform="translate(16 8.6) scale(1.8)">${bit.sprig('#3E8F4C')}</g>`,
  ),
} as const;
