import { between } from '../drawing/moods.ts';
import { dab, line, lit, shape } from './paint.ts';

/** Something of about one unit's reach around the origin. */
export type Piece = string;

const dark = (colour: string, share = 0.3) => between(colour, '#2A1208', share);
const pale = (colour: string, share = 0.4) => between(colour, '#FFFFFF', share);

export const sphere = (colour: string): Piece =>
  dab(0, 0, 1, 1, lit(colour)) + dab(-0.36, -0.42, 0.26, 0.18, '#FFFFFF', 'opacity=".6"');
export const pulse = (colour: string): Piece =>
  shape('M-1 .1C-1-.7-.4-.8 0-.66S1-.7 1 .1 .5.72 0 .5-1 .8-1 .1Z', lit(colour)) +
  dab(-0.4, -0.34, 0.26, 0.13, '#FFFFFF', 'opacity=".5"');
export const fleck = (colour: string): Piece => dab(0, 0, 0.46, 0.24, lit(colour));
export const grain = (colour: string): Piece => dab(0, 0, 0.7, 0.26, lit(colour));
export const slice = (rim: string, flesh: string, heart: string): Piece =>
  dab(0, 0.12, 1, 1, dark(rim)) +
  dab(0, 0, 1, 1, rim) +
  dab(0, 0, 0.82, 0.82, lit(flesh)) +
  [0, 120, 240]
    .map((turn) => `<g transform="rotate(${turn})">${dab(0, -0.4, 0.18, 0.24, heart)}</g>`)
    .join('');
export const wedge = (rim: string, flesh: string): Piece =>
  shape('M-1.15-.3A1.15 1.15 0 0 0 1.15-.3Z', rim) +
  shape('M-.92-.3A.92.92 0 0 0 .92-.3Z', lit(flesh)) +
  line('M0-.3V.5M0-.3L-.56.22M0-.3L.56.22', pale(flesh, 0.5), 0.1);
export const sprig = (colour: string): Piece =>
  shape('M0-1.4C1-.7 1 .6 0 1.2C-1 .6-1-.7 0-1.4Z', lit(colour)) +
  line('M0-.9V1', pale(colour, 0.35), 0.12);
export const cube = (colour: string): Piece =>
  shape('M-.95-.35L0-.85L.95-.35L0 .15Z', pale(colour, 0.3)) +
  shape('M-.95-.35L0 .15V1L-.95.5Z', colour) +
  shape('M.95-.35L0 .15V1L.95.5Z', dark(colour, 0.24));
export const ring = (colour: string, width = 0.5): Piece =>
  `<circle r=".72" cy=".1" fill="none" stroke="${dark(colour, 0.4)}" stroke-width="${width}"/>` +
  `<circle r=".72" fill="none" stroke="${lit(colour)}" stroke-width="${width}"/>`;
export const egg = (): Piece =>
  dab(0, 0, 1, 0.84, lit('#FFFBF2')) + dab(0.02, 0.02, 0.52, 0.46, lit('#F9A825'));
export const strip = (colour: string): Piece =>
  shape('M-1.3-.2Q-1.3-.5-.9-.42L1-.5Q1.3-.4 1.25 0T.9.42L-1 .44Q-1.4.3-1.3-.2Z', lit(colour));
export const stick = (colour: string): Piece =>
  shape('M-1.7-.34H1.7V.3H-1.7Z', dark(colour, 0.22)) +
  shape('M-1.7-.4H1.7V.08H-1.7Z', lit(colour));
export const mushroom = (): Piece =>
  shape(
    'M-1 .05C-1.1-1 1.1-1 1 .05C.7.3.4.1.34.2V.8C.34 1-.34 1-.34.8V.2C-.4.1-.7.3-1 .05Z',
    lit('#E9D3B4'),
  ) + line('M-.8 0C-.7-.7.7-.7.8 0', '#9A6B45', 0.16);
export const prawn = (): Piece =>
  line('M.75-.6C.2-1.15-.95-.75-.8.15C-.68.9.3.95.6.5', dark('#F0764A', 0.25), 0.66) +
  line('M.75-.66C.2-1.2-.95-.8-.8.1C-.68.85.3.9.6.45', '#F98E60', 0.54) +
  line('M-.2-.98L-.02-.5M-.92-.4L-.5-.2M-.95.3L-.5.2M-.4.9L-.26.46', '#FFD9C2', 0.12) +
  shape('M.5.2L1.2.1L.95.55L1.1.9Z', '#E4583A');
export const crumbs = (colour: string): Piece =>
  [
    [-0.6, 0.1],
    [0.2, -0.4],
    [0.55, 0.3],
    [-0.1, 0.5],
  ]
    .map(([x = 0, y = 0]) => dab(x, y, 0.3, 0.2, lit(colour)))
    .join('');
export const dollop = (colour: string): Piece =>
  shape('M-1 0C-1.1-.7-.3-1 .2-.85S1.2-.5 1 .15 .5 1-.1.85-.9.7-1 0Z', lit(colour)) +
  dab(-0.3, -0.35, 0.3, 0.18, '#FFFFFF', 'opacity=".55"');
export const chop = (colour: string): Piece =>
  shape('M-.9-.5L.5-.8L1 .2L.3.8L-.8.6Z', lit(colour)) +
  shape('M-.9-.5L.5-.8L.4-.5L-.6-.2Z', pale(colour, 0.35), 'opacity=".7"');
export const triangle = (colour: string): Piece =>
  shape(
    'M0-1.15Q.2-1.2.35-.95L1.25.6Q1.3.95.95.95H-.95Q-1.3.95-1.25.6L-.35-.95Q-.2-1.2 0-1.15Z',
    dark(colour, 0.3),
  ) +
  shape(
    'M0-1.2Q.2-1.25.35-1L1.2.5Q1.25.8.9.8H-.9Q-1.25.8-1.2.5L-.35-1Q-.2-1.25 0-1.2Z',
    lit(colour),
  ) +
  line('M-.8.55Q0 .72.8.55', dark(colour, 0.35), 0.09) +
  dab(-0.3, -0.1, 0.2, 0.1, dark(colour, 0.25), 'opacity=".5"') +
  dab(0.35, 0.2, 0.16, 0.09, dark(colour, 0.25), 'opacity=".5"');
export const diamond = (top: string, heart: string): Piece =>
  shape('M0-.6L1.15.1L0 .9L-1.15.1Z', dark(top, 0.45)) +
  shape('M0-.8L1.15-.08L0 .66L-1.15-.08Z', lit(top)) +
  dab(0, -0.08, 0.4, 0.26, heart);
export const roll = (heart: string): Piece =>
  shape('M-1-.35V.5A1 .6 0 0 0 1 .5V-.35Z', lit('#22332B')) +
  dab(0, -0.35, 1, 0.62, '#22332B') +
  dab(0, -0.37, 0.88, 0.53, lit('#FBF7F0')) +
  dab(0, -0.37, 0.42, 0.27, lit(heart));
export const nigiri = (fish: string): Piece =>
  shape('M-1.2 0V.5Q-1.2.85-.8.85H.8Q1.2.85 1.2.5V0Z', lit('#FBF7F0')) +
  shape('M-1.4.1Q-1.5-.7-.5-.75H.7Q1.5-.7 1.4.15Q.9.4 0 .3T-1.4.1Z', lit(fish)) +
  line('M-.7-.6L-.95.1M-.05-.65L-.3.15M.6-.62L.4.15', pale(fish, 0.5), 0.12);
export const toast = (top: string): Piece =>
  shape(
    'M-1.3-.55Q-1.4-1.1-.7-1.05H.7Q1.4-1.1 1.3-.55L1.2.8Q1.2 1.1.9 1.1H-.9Q-1.2 1.1-1.2.8Z',
    '#7C4A20',
  ) +
  shape(
    'M-1.3-.65Q-1.4-1.2-.7-1.15H.7Q1.4-1.2 1.3-.65L1.2.65Q1.2.95.9.95H-.9Q-1.2.95-1.2.65Z',
    lit('#D39A55'),
  ) +
  shape('M-1-.6Q-1-.9-.6-.88H.6Q1-.9 1-.6L.95.5Q.9.7.7.7H-.7Q-.9.7-.95.5Z', lit(top));
export const shell = (): Piece =>
  shape('M-1.1.3C-1.1-.8 1.1-.8 1.1.3C.7.9-.7.9-1.1.3Z', lit('#3A4150')) +
  dab(0, 0.22, 0.8, 0.36, lit('#F2A45A'));
export const batter = (): Piece =>
  shape('M-1.5.1C-1.5-.5-.7-.6 0-.5S1.5-.55 1.5 0 .9.55.1.45-1.5.65-1.5.1Z', lit('#DB9A3C')) +
  dab(-0.7, -0.12, 0.2, 0.09, '#F6D08A') +
  dab(0.1, -0.2, 0.26, 0.1, '#F6D08A') +
  dab(0.8, 0.05, 0.2, 0.08, '#B8742A') +
  dab(-0.2, 0.2, 0.2, 0.08, '#B8742A');
export const potato = (): Piece =>
  shape(
    'M-1.5.1C-1.55-.75-.8-.95 0-.92S1.55-.8 1.5.05 .8.95 0 .92-1.45.85-1.5.1Z',
    lit('#A9713B'),
  ) +
  shape('M-1.1-.1C-.6-.6.6-.62 1.1-.14C.6.3-.6.34-1.1-.1Z', lit('#F6E2A2')) +
  dab(-1.1, 0.4, 0.1, 0.06, '#7A4A22') +
  dab(0.9, 0.55, 0.1, 0.06, '#7A4A22');
export const swirl = (crust: string, filling: string): Piece =>
  dab(0, 0.12, 1.05, 0.9, dark(crust, 0.4)) +
  dab(0, 0, 1.05, 0.88, lit(crust)) +
  line(
    'M.02.02C.2-.16.36.1.14.22C-.2.4-.5.06-.3-.26C0-.66.66-.44.7.06C.72.6-.1.8-.56.5',
    filling,
    0.15,
  );
