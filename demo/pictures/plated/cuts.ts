import { dab, line, lit, shape, wall } from './paint.ts';

/** A wedge of cake with its point to whom looks at it, in the middle of a plate. */
export const cake = (top: string, side: string, base: string): string =>
  dab(16, 21.4, 9.4, 2.6, '#2A1208', 'opacity=".3"') +
  shape('M5.6 9.4L18 21.6V14.4L5.6 4Z', wall(side)) +
  shape('M26.4 9.4L18 21.6V14.4L26.4 4Z', wall(side)) +
  shape('M5.6 9.4L18 21.6V20L5.6 7.8ZM26.4 9.4L18 21.6V20L26.4 7.8Z', base) +
  shape('M5.6 5.4Q16 .4 26.4 5.4L18 15.6Z', lit(top));

/** A small round cake, with what runs out of it. */
export const pudding = (crust: string, heart: string): string =>
  dab(16, 21.6, 9.6, 3, '#2A1208', 'opacity=".35"') +
  shape('M8 10.4L6.6 19.6Q6.6 22.4 16 22.4T25.4 19.6L24 10.4Z', wall(crust)) +
  dab(16, 10.4, 8, 3, lit(crust)) +
  shape(
    'M18.6 11.6Q22.4 12.4 23 17Q23.4 21 27 22Q28 24.6 21.6 24.2T17.4 20.6Q17.6 14 18.6 11.6Z',
    lit(heart),
  ) +
  line('M20.4 13.4Q21.6 16 21.4 19', '#FFFFFF', 0.6, 'opacity=".4"');

/** A thick cut off the grill, sliced open. */
export const steak = (): string =>
  shape(
    'M5 16.6C4.6 9.6 12 7.6 17 9.2S28.4 9.6 27.4 16.4 20 23.4 13.4 22 5.2 20.8 5 16.6Z',
    '#2A1208',
    'opacity=".3"',
  ) +
  shape(
    'M5 15.4C4.6 8.4 12 6.4 17 8S28.4 8.4 27.4 15.2 20 22.2 13.4 20.8 5.2 19.6 5 15.4Z',
    lit('#7A3A22'),
  ) +
  line('M8.4 9.6L13.6 19.6M12.8 8.2L18 20.4M17.6 8.6L22 19.6', '#3A160B', 1.1, 'opacity=".8"') +
  shape('M19.6 20.6C24.6 19.6 27 18 27.4 15.2C27.6 17.8 26.4 21.4 20.4 22.8Z', lit('#C6474A')) +
  line('M7 13C8 10 10.6 9 13 9', '#FFFFFF', 0.7, 'opacity=".35"');
