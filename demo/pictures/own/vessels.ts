import { ellipse, filled, type Motif, roundRect } from './shapes.ts';

const shade = '#00000018';
const gleam = '#FFFFFF55';

/** A tin in its paper. */
export const tin = (paper: string, label: string, motif: Motif): string =>
  roundRect(5, 4, 22, 26, 2.4, '#B9C2CA') +
  roundRect(4.4, 2.6, 23.2, 4, 1.8, '#D9DFE4') +
  roundRect(4.4, 27, 23.2, 3.6, 1.6, '#AEB8C1') +
  roundRect(5, 7.4, 22, 18.8, 0.4, paper) +
  ellipse(16, 16.8, 7.6, 7.6, label) +
  `<g transform="translate(16 16.8) scale(1.35)">${motif(0, 0)}</g>` +
  roundRect(22.4, 7.4, 4.6, 18.8, 0.4, shade) +
  roundRect(6.8, 8, 1.4, 17.6, 0.7, gleam);

/** A jar through whose glass its content is seen. */
export function glassJar(content: string, cap: string, label?: string, motif?: Motif): string {
  return (
    roundRect(5.6, 7, 20.8, 24, 4.4, '#DCEBF1') +
    roundRect(6.6, 9.4, 18.8, 20.6, 3.6, content) +
    (label ? roundRect(6.6, 14.6, 18.8, 10.6, 0, label) : '') +
    (motif ? `<g transform="translate(16 19.9) scale(1.12)">${motif(0, 0)}</g>` : '') +
    roundRect(6, 1.6, 20, 6.4, 1.8, cap) +
    roundRect(20.6, 1.6, 5.4, 6.4, 1.8, shade) +
    roundRect(8, 10, 1.5, 18, 0.75, gleam)
  );
}

/** A glass for herbs and spices. */
export const shaker = (content: string, cap: string, motif: Motif): string =>
  roundRect(9, 9, 14, 22, 3, '#DCEBF1') +
  roundRect(9.8, 11, 12.4, 19.2, 2.4, content) +
  roundRect(9, 17, 14, 9.4, 0, '#FFF8E8') +
  motif(16, 21.7) +
  roundRect(8.4, 2, 15.2, 7.6, 2, cap) +
  roundRect(19.4, 2, 4.2, 7.6, 2, shade) +
  roundRect(10.8, 10.4, 1.2, 18, 0.6, gleam);

/** A pot with a lid of foil. */
export const cup = (band: string, motif: Motif): string =>
  filled('#F8FAFC', 'M7.5 9h17l-2.3 20a2 2 0 0 1-2 2h-8.4a2 2 0 0 1-2-2z') +
  filled(band, 'M8 13.6h16l-1.4 13.2h-13.2z') +
  filled(shade, 'M20 9h4.5l-2.3 20a2 2 0 0 1-2 2h-2z') +
  roundRect(6, 6.5, 20, 3.4, 1.4, '#E0E7ED') +
  motif(16, 20);

/** A tub of what is kept frozen. */
export const tub = (body: string, lid: string, motif: Motif): string =>
  filled(body, 'M3.6 10h24.8l-2 18.6a2.4 2.4 0 0 1-2.4 2.2H8a2.4 2.4 0 0 1-2.4-2.2z') +
  filled(shade, 'M23 10h5.4l-2 18.6a2.4 2.4 0 0 1-2.4 2.2h-3z') +
  roundRect(2.4, 4.6, 27.2, 6.4, 2.2, lid) +
  roundRect(2.4, 9, 27.2, 2, 1, shade) +
  ellipse(16, 20.6, 7, 7, '#FFFFFF') +
  `<g transform="translate(16 20.6) scale(1.3)">${motif(0, 0)}</g>`;
