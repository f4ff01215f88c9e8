import { footShade, spot } from '../drawing/air.ts';
import { type Canvas, n } from '../drawing/canvas.ts';
import { ball, plane, pole, puff } from '../drawing/lit.ts';
import { disc, group, path, rect, round, stroke } from '../drawing/shapes.ts';
import type { VehicleScene } from './look.ts';

const haze = (canvas: Canvas, colour: string) =>
  `url(#${canvas.define(
    'haze',
    (id) =>
      `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${colour}" stop-opacity="0"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>`,
  )})`;

const sky = (canvas: Canvas, from: string, to: string) =>
  rect(0, 0, 800, 600, canvas.gradient('sky', from, to));

const cloud = (canvas: Canvas, x: number, y: number, size: number) => {
  const white = puff(canvas);
  return group(
    `translate(${n(x)} ${n(y)}) scale(${n(size)})`,
    disc(-40, 4, 18, white) +
      disc(42, 4, 19, white) +
      disc(16, -12, 29, white) +
      disc(-16, -6, 25, white),
  );
};

/** Where the light comes from nothing is sharp. */
const sun = (canvas: Canvas, x: number, y: number) =>
  disc(x, y, 190, spot(canvas, 'sun', '#FFF1C9', 0.9)) + disc(x, y, 54, '#FFF6DC');

const road = (canvas: Canvas, far: string, near: string, line: string) =>
  rect(0, 462, 800, 138, canvas.gradient('road', near, far)) +
  rect(0, 462, 800, 6, '#FFFFFF', 'opacity=".3"') +
  stroke('M30 556H130M220 556H330M420 556H530M620 556H730', line, 8);

const tree = (canvas: Canvas, x: number, y: number, size: number, green: string) =>
  group(
    `translate(${n(x)} ${n(y)}) scale(${n(size)})`,
    footShade(canvas, 0, 0, 60) +
      round(-5, -50, 10, 50, 4, pole(canvas, '#A57B52')) +
      disc(-17, -66, 24, ball(canvas, green)) +
      disc(18, -70, 26, ball(canvas, green)) +
      disc(-2, -92, 30, ball(canvas, green)),
  );

function skyline(canvas: Canvas, top: string, windows: string): string {
  const fill = canvas.gradient(`block${top.slice(1)}`, top, '#F4F0EC');
  let x = -20;
  let blocks = '';
  let lines = '';
  while (x < 800) {
    const width = canvas.random.between(56, 110);
    const height = canvas.random.between(120, 290);
    blocks += round(x, 462 - height, width, height + 4, 6, fill);
    for (let row = 0; row < 3; row += 1) {
      lines += `M${n(x + width * 0.25)} ${n(489 - height + row * 34)}h${n(width * 0.5)}`;
    }
    x += width + canvas.random.between(4, 22);
  }
  return blocks + stroke(lines, windows, 10);
}

/** Where a vehicle stands; its wheels touch the ground at 500. */
export const sceneDrawings: Record<VehicleScene, (canvas: Canvas) => string> = {
  studio: (canvas) => {
    const [from, to, shape] = canvas.random.pick([
      ['#EFF7FE', '#CDE5F8', '#A9D2F2'],
      ['#F3F5FA', '#D9E1EE', '#B8C8E0'],
      ['#FFF6EB', '#FBE3C6', '#F4CB9A'],
      ['#EDF8F8', '#CBE9EA', '#A0D6D9'],
    ] as const);
    return (
      sky(canvas, to, shape) +
      disc(300, 210, 420, spot(canvas, 'lamp', from, 1)) +
      rect(0, 440, 800, 160, canvas.gradient('floor', to, shape)) +
      rect(0, 420, 800, 40, haze(canvas, to)) +
      disc(400, 560, 360, spot(canvas, 'pool', from, 0.7))
    );
  },
  city: (canvas) =>
    sky(canvas, '#E6F3FD', '#FDF3E4') +
    cloud(canvas, 150, 110, 1) +
    cloud(canvas, 610, 80, 1.3) +
    group('translate(0 -26)', skyline(canvas, '#CFE2F2', '#E4F0F9')) +
    skyline(canvas, '#B7D2E8', '#D6E7F4') +
    tree(canvas, 70, 464, 1, '#8CC58A') +
    tree(canvas, 740, 464, 1.15, '#7DB97E') +
    road(canvas, '#A9B7C6', '#7E8CA0', '#E8EEF3'),
  coast: (canvas) => {
    const at = canvas.random.between(180, 620);
    return (
      sky(canvas, '#DDF1FC', '#FFF3DD') +
      sun(canvas, at, 170) +
      cloud(canvas, 640, 110, 1) +
      cloud(canvas, 130, 150, 0.8) +
      rect(0, 330, 800, 140, canvas.gradient('sea', '#4FAFD8', '#B9E6EE')) +
      stroke(
        'M40 360H150M240 384H380M520 352H640M600 398H740M90 420H200',
        '#FFFFFF',
        5,
        'opacity=".6"',
      ) +
      path(
        'M0 470V430C120 404 260 452 400 436S660 408 800 438V470Z',
        canvas.gradient('sand', '#FBE9C4', '#E3C48E'),
      ) +
      group(
        'translate(710 470)',
        stroke('M0 0C-6-80 6-150 26-204', '#94683F', 13) +
          ['-80 -8', '-46 -58', '18 -66', '76 -30', '60 26', '-66 36']
            .map((end) =>
              stroke(
                `M26-204q${end
                  .split(' ')
                  .map(Number)
                  .map((v) => n(v / 2))
                  .join(' ')
                  .replace(/ (-?[\d.]+)$/, (_, v: string) => ` ${n(Number(v) - 16)}`)} ${end}`,
                '#5FA765',
                15,
              ),
            )
            .join(''),
      ) +
      road(canvas, '#CFC0A4', '#A2937A', '#FFF8E8')
    );
  },
  hills: (canvas) => {
    const lift = canvas.random.between(-24, 24);
    return (
      sky(canvas, '#E4F3FE', '#F6F9E6') +
      cloud(canvas, 200, 110, 1.2) +
      cloud(canvas, 560, 150, 0.9) +
      path(
        `M0 ${n(330 + lift)}C140 ${n(230 + lift)} 250 300 370 ${n(330 - lift)}S640 ${n(220 - lift)} 800 320V470H0Z`,
        canvas.gradient('far', '#DDEBCF', '#A9CFAE'),
      ) +
      path(
        `M0 400C180 ${n(330 - lift)} 330 430 500 390S720 ${n(350 + lift)} 800 392V470H0Z`,
        canvas.gradient('near', '#BBDDA2', '#7FB57B'),
      ) +
      tree(canvas, 96, 452, 0.9, '#6FB06B') +
      tree(canvas, 150, 462, 0.7, '#82BE77') +
      tree(canvas, 690, 456, 1, '#6FB06B') +
      road(canvas, '#B8BFC4', '#8B949E', '#F4F7F8')
    );
  },
  dusk: (canvas) =>
    sky(canvas, '#C9D3F5', '#FFD9BD') +
    sun(canvas, canvas.random.between(220, 580), 340) +
    path(
      'M0 400C120 330 210 380 330 372S560 300 800 384V470H0Z',
      canvas.gradient('far', '#C4B0DC', '#A48CC8'),
    ) +
    path('M0 436C200 392 420 446 800 408V470H0Z', canvas.gradient('near', '#A48CC4', '#7A64A4')) +
    road(canvas, '#837BA6', '#544D78', '#F7DFC8'),
  garage: (canvas) => {
    const wall = canvas.random.pick(['#E9EFF5', '#F3ECE2', '#E5F1EE'] as const);
    return (
      rect(0, 0, 800, 600, plane(canvas, wall)) +
      disc(400, 90, 440, spot(canvas, 'lamp', '#FFFFFF', 1)) +
      rect(0, 96, 800, 10, '#FFFFFF') +
      round(340, 0, 120, 18, 6, '#8FA2B3') +
      round(356, 18, 88, 8, 4, '#FFE9A8') +
      Array.from({ length: 4 }, (_, row) => rect(150, 170 + row * 66, 500, 54, '#00000008')).join(
        '',
      ) +
      round(40, 250, 66, 220, 6, pole(canvas, '#D8793F')) +
      stroke('M40 320H106M40 395H106M66 285H80M66 358H80M66 432H80', '#B25D28', 4) +
      rect(0, 470, 800, 130, canvas.gradient('floor', '#B9C4CE', '#DCE3E9')) +
      rect(0, 462, 800, 8, '#10051A', 'opacity=".14"') +
      stroke('M90 600 170 470M710 600 630 470', '#F3C969', 10)
    );
  },
};
