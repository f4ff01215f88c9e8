import { dot, ellipse, filled, roundRect } from './shapes.ts';

const turned = (angle: number, inner: string) =>
  `<g transform="rotate(${angle} 16 16)">${inner}</g>`;

type Draw = (x: number, y: number) => string;

/** A strip with two rows of three, on foil. */
const strip = (angle: number, foil: string, sheen: string, piece: Draw) =>
  turned(
    angle,
    roundRect(4, 5, 24, 22, 2.5, foil) +
      roundRect(4, 5, 24, 11, 2.5, sheen) +
      [11, 21].flatMap((y) => [9.5, 16, 22.5].map((x) => piece(x, y))).join(''),
  );

const capsule =
  (head: string, foot: string): Draw =>
  (x, y) =>
    roundRect(x - 2.6, y - 4.2, 5.2, 8.4, 2.6, '#8E9DAA') +
    roundRect(x - 2.2, y - 4, 4.4, 7.8, 2.2, foot) +
    filled(head, `M${x - 2.2} ${y - 0.2}v-1.6a2.2 2.2 0 0 1 4.4 0v1.6z`) +
    ellipse(x - 0.8, y - 2, 0.5, 1, '#FFFFFF99');

const tablet =
  (face: string, line: string): Draw =>
  (x, y) =>
    dot(x, y + 0.3, 3.1, '#8E9DAA') +
    dot(x, y, 2.7, face) +
    roundRect(x - 1.9, y - 0.25, 3.8, 0.5, 0.25, line);

const softgel =
  (body: string, gleam: string): Draw =>
  (x, y) =>
    ellipse(x, y, 3, 3.7, '#B9812A') +
    ellipse(x, y - 0.3, 2.6, 3.3, body) +
    ellipse(x - 0.8, y - 1.6, 0.7, 1.1, gleam);

const loose = (x: number, y: number, r: number, face: string, line: string) =>
  ellipse(x, y + r * 0.34, r, r * 0.72, '#A9B4BF') +
  ellipse(x, y, r, r * 0.72, face) +
  roundRect(x - r * 0.66, y - 0.3, r * 1.32, 0.6, 0.3, line);

/** Other looks of what lies in many packs: one picture for five medicines would be one medicine. */
export const medicineLooks: Record<string, string> = {
  'blister-capsules': strip(-12, '#C4CCD6', '#DCE2EA', capsule('#2E8B74', '#F4EBD2')),
  'blister-tablets': strip(10, '#C9B48A', '#DDCBA5', tablet('#FDFDFB', '#CBD0D4')),
  'blister-softgels': strip(-8, '#D3D9DF', '#E8ECF0', softgel('#F2B33C', '#FFF0C4')),
  'blister-blue': strip(14, '#B9C7D8', '#D4DFEC', capsule('#2C6FC4', '#FFFFFF')),
  'loose-tablets':
    loose(21, 12.5, 7, '#F7F8F8', '#CFD5DA') +
    loose(11, 17, 7, '#FFFFFF', '#CFD5DA') +
    loose(20, 22.5, 7, '#FBFCFC', '#CFD5DA'),
  'loose-capsule': turned(
    38,
    roundRect(4, 10.5, 24, 11.4, 5.7, '#F3F5F7') +
      filled('#3C82D6', 'M16 10.5h-6.3a5.7 5.7 0 0 0 0 11.4H16z') +
      roundRect(8, 12.2, 16, 2, 1, '#FFFFFF77'),
  ),
};
