import { type Canvas, n } from '../drawing/canvas.ts';
import { disc, group, oval, path, rect, round, stroke } from '../drawing/shapes.ts';
import type { VehicleScene } from './look.ts';

const sky = (canvas: Canvas, from: string, to: string) =>
  rect(0, 0, 800, 600, canvas.gradient('sky', from, to));

const cloud = (x: number, y: number, size: number, fill = '#FFFFFF') =>
  group(
    `translate(${n(x)} ${n(y)}) scale(${n(size)})`,
    `<g fill="${fill}" opacity=".85">${oval(0, 0, 62, 22, fill)}${disc(-18, -14, 24, fill)}${disc(18, -18, 30, fill)}</g>`,
  );

const road = (fill: string, line: string) =>
  rect(0, 462, 800, 138, fill) +
  rect(0, 462, 800, 8, '#FFFFFF', 'opacity=".35"') +
  stroke('M30 556H130M220 556H330M420 556H530M620 556H730', line, 8);

const tree = (x: number, y: number, size: number, green: string) =>
  group(
    `translate(${n(x)} ${n(y)}) scale(${n(size)})`,
    round(-5, -50, 10, 50, 4, '#A57B52') +
      disc(0, -78, 38, green) +
      disc(14, -92, 16, '#FFFFFF', 'opacity=".16"'),
  );

function skyline(canvas: Canvas, fill: string, windows: string): string {
  let x = -20;
  let blocks = '';
  while (x < 800) {
    const width = canvas.random.between(56, 110);
    const height = canvas.random.between(120, 290);
    blocks += round(x, 462 - height, width, height + 4, 6, fill);
    for (let row = 0; row < 3; row += 1) {
      blocks += round(x + width * 0.2, 484 - height + row * 34, width * 0.6, 10, 3, windows);
    }
    x += width + canvas.random.between(4, 22);
  }
  return blocks;
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
      sky(canvas, from, to) +
      disc(400, 300, 236, shape, 'opacity=".6"') +
      disc(400, 300, 190, from, 'opacity=".5"') +
      rect(0, 470, 800, 130, shape, 'opacity=".55"')
    );
  },
  city: (canvas) =>
    sky(canvas, '#E6F3FD', '#FDF3E4') +
    cloud(150, 110, 1) +
    cloud(610, 80, 1.3) +
    group('translate(0 -26)', skyline(canvas, '#CFE2F2', '#E4F0F9')) +
    skyline(canvas, '#B7D2E8', '#D6E7F4') +
    tree(70, 464, 1, '#8CC58A') +
    tree(740, 464, 1.15, '#7DB97E') +
    road('#A9B7C6', '#E8EEF3'),
  coast: (canvas) => {
    const sun = canvas.random.between(180, 620);
    return (
      sky(canvas, '#DDF1FC', '#FFF3DD') +
      disc(sun, 170, 62, '#FFE2A0') +
      cloud(640, 110, 1) +
      cloud(130, 150, 0.8) +
      rect(0, 330, 800, 140, canvas.gradient('sea', '#7CC7E4', '#A9DEEC')) +
      stroke(
        'M40 360H150M240 384H380M520 352H640M600 398H740M90 420H200',
        '#FFFFFF',
        5,
        'opacity=".6"',
      ) +
      path('M0 470V430C120 404 260 452 400 436S660 408 800 438V470Z', '#F6DFB2') +
      group(
        'translate(710 470)',
        stroke('M0 0C-6-80 6-150 26-204', '#A9794B', 13) +
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
      road('#C4B79F', '#FFF8E8')
    );
  },
  hills: (canvas) => {
    const lift = canvas.random.between(-24, 24);
    return (
      sky(canvas, '#E4F3FE', '#F6F9E6') +
      cloud(200, 110, 1.2) +
      cloud(560, 150, 0.9) +
      path(
        `M0 ${n(330 + lift)}C140 ${n(230 + lift)} 250 300 370 ${n(330 - lift)}S640 ${n(220 - lift)} 800 320V470H0Z`,
        '#CBE3C9',
      ) +
      path(
        `M0 400C180 ${n(330 - lift)} 330 430 500 390S720 ${n(350 + lift)} 800 392V470H0Z`,
        '#A9D19F',
      ) +
      tree(96, 452, 0.9, '#6FB06B') +
      tree(150, 462, 0.7, '#82BE77') +
      tree(690, 456, 1, '#6FB06B') +
      road('#B8BFC4', '#F4F7F8')
    );
  },
  dusk: (canvas) =>
    sky(canvas, '#C9D3F5', '#FFD9BD') +
    disc(canvas.random.between(220, 580), 370, 96, '#FFF0CF') +
    path('M0 400C120 330 210 380 330 372S560 300 800 384V470H0Z', '#B9A9D6') +
    path('M0 436C200 392 420 446 800 408V470H0Z', '#957FBB') +
    road('#6F6A94', '#F7DFC8'),
  garage: (canvas) => {
    const wall = canvas.random.pick(['#E9EFF5', '#F3ECE2', '#E5F1EE'] as const);
    return (
      rect(0, 0, 800, 600, wall) +
      path('M240 0H560L680 470H120Z', '#FFFFFF', 'opacity=".55"') +
      rect(0, 96, 800, 10, '#FFFFFF') +
      round(340, 0, 120, 18, 6, '#8FA2B3') +
      round(356, 18, 88, 8, 4, '#FFE9A8') +
      Array.from({ length: 4 }, (_, row) => rect(150, 170 + row * 66, 500, 54, '#00000008')).join(
        '',
      ) +
      round(40, 250, 66, 220, 6, '#D8793F') +
      stroke('M40 320H106M40 395H106M66 285H80M66 358H80M66 432H80', '#B25D28', 4) +
      rect(0, 470, 800, 130, '#CDD6DE') +
      stroke('M90 600 170 470M710 600 630 470', '#F3C969', 10)
    );
  },
};
