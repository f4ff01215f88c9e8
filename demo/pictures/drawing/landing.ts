import type { PictureRequest } from '../request.ts';
import { drawVehicleAlone } from '../vehicles/drawVehicle.ts';
import { footShade } from './air.ts';
import type { Canvas } from './canvas.ts';
import { garlands } from './furniture.ts';
import { ball, cloth, lamplight, plane, puff, under } from './lit.ts';
import { people, shops } from './market.ts';
import { nightLights, nightSky } from './night.ts';
import { accents } from './palettes.ts';
import { person, rider } from './people.ts';
import { disc, group, path, rect, round, stroke } from './shapes.ts';
import { crateOf, lampPost, pavement, shopFront, skyline, streetTree } from './street.ts';

const cloud = (canvas: Canvas, x: number, y: number, size: number) => {
  const white = puff(canvas);
  return group(
    `translate(${x} ${y}) scale(${size})`,
    disc(-52, 2, 22, white) +
      disc(54, 2, 24, white) +
      disc(22, -16, 36, white) +
      disc(-20, -8, 32, white),
  );
};

/** The parcel counter between the houses: a small amber kiosk. */
function kiosk(canvas: Canvas, x: number): string {
  const { bright, main, dark } = accents.parcel;
  const box = plane(canvas, '#C98A48');
  return group(
    `translate(${x} ${pavement}) scale(1.2)`,
    footShade(canvas, 0, 0, 88) +
      rect(-44, -128, 88, 128, plane(canvas, bright)) +
      rect(-44, -26, 88, 26, plane(canvas, dark)) +
      round(-34, -98, 68, 44, 4, lamplight(canvas)) +
      round(-30, -76, 24, 20, 2, box) +
      rect(-20, -76, 5, 20, '#F2D9A8') +
      round(-2, -70, 18, 14, 2, box) +
      path('M8-56C8-66 36-66 36-56Z', ball(canvas, dark)) +
      disc(22, -71, 11, ball(canvas, '#D69D6E')) +
      path('M10-72C8-86 36-86 34-72Z', ball(canvas, dark)) +
      round(-50, -56, 100, 9, 3, plane(canvas, dark)) +
      rect(-44, -128, 88, 28, under(canvas, 0.5)) +
      [-56, -28, 0, 28]
        .map((from, index) =>
          path(
            `M${from}-128h28a14 11 0 0 1-28 0M${from}-128 ${from * 0.79}-158h22L${from + 28}-128Z`,
            cloth(canvas, index % 2 ? '#FFF8EE' : main),
          ),
        )
        .join(''),
  );
}

const road = (canvas: Canvas) =>
  rect(0, pavement, 1280, 54, plane(canvas, '#EBD9C3')) +
  stroke('M40 618H1280', '#D5BFA5', 44, 'stroke-dasharray="2 78" stroke-linecap="butt"') +
  rect(0, pavement, 1280, 26, under(canvas, 0.4)) +
  rect(0, 640, 1280, 10, canvas.gradient('kerb', '#E9D8C0', '#B59C80')) +
  rect(0, 650, 1280, 70, canvas.gradient('road', '#625A72', '#8B8398')) +
  stroke(
    'M20 690H110M190 690H280M360 690H450M830 690H920M1000 690H1090M1170 690H1260',
    '#F4E6D2',
    6,
  ) +
  path(
    'M556 656h26l8 58h-30zM600 656h26l8 58h-30zM644 656h26l8 58h-30zM688 656h26l8 58h-30zM732 656h26l8 58h-30z',
    '#F4E6D2',
  ) +
  rect(0, 650, 1280, 20, under(canvas, 0.5));

export function drawLanding(canvas: Canvas, _request: PictureRequest): string {
  const sky = canvas.gradient('sky', '#BFE0F2', '#FFE7C6');
  const glow = canvas.define(
    'glow',
    (id) =>
      `<radialGradient id="${id}"><stop stop-color="#FFF6DC"/><stop offset=".35" stop-color="#FFEBBC" stop-opacity=".8"/><stop offset="1" stop-color="#FFE3B0" stop-opacity="0"/></radialGradient>`,
  );
  const courier =
    footShade(canvas, 320, 2, 420) +
    drawVehicleAlone(canvas, { body: 'scooter', colour: 'red', trim: 'rack', wheels: 'five' }) +
    rider(canvas, accents.food.main, accents.food.dark);
  const hire =
    footShade(canvas, 320, 2, 520) +
    drawVehicleAlone(canvas, { body: 'hatchback', colour: 'sky', trim: 'plain', wheels: 'multi' });
  const birds = stroke('M250 150q12-12 22 0 10-12 22 0M320 118q9-9 16 0 8-9 16 0', '#8A8FA8', 3);
  const street = canvas.finish(
    rect(0, 0, 1280, 720, sky) +
      disc(640, 372, 300, `url(#${glow})`) +
      disc(640, 372, 62, '#FFF3CF') +
      cloud(canvas, 190, 92, 1.1) +
      cloud(canvas, 1060, 130, 1.3) +
      cloud(canvas, 720, 70, 0.8) +
      birds +
      group('translate(-60 -34)', skyline(canvas.gradient('far', '#D6C3D6', '#F6E2CF'), 640)) +
      skyline(canvas.gradient('near', '#BFA6C0', '#F0D6C4'), 620) +
      nightSky(canvas) +
      path('M560 596C580 520 700 520 720 596Z', ball(canvas, '#9DBF8A')) +
      shops.map((shop) => shopFront(canvas, shop)).join('') +
      road(canvas) +
      kiosk(canvas, 640) +
      streetTree(canvas, 46, 622, 1.25) +
      streetTree(canvas, 1232, 622, 1.3) +
      garlands(canvas) +
      lampPost(canvas, 330, 624) +
      lampPost(canvas, 930, 624) +
      crateOf(canvas, 372, 632, 'tangerine') +
      crateOf(canvas, 538, 632, 'tomato') +
      people.map(([x, base, size, who]) => person(canvas, x, base, size, who)).join('') +
      group('translate(960 704) scale(.36)', hire) +
      group(
        'translate(196 712) scale(.37)',
        stroke('M-150-60H-20M-230-130H-40', '#FFFFFF', 10, 'opacity=".5"') + courier,
      ) +
      nightLights(canvas),
  );
  return coarse(street);
}

/**
 * Goods are small here, so their outlines and tones need less precision, and it stands alone, so its names may be short; the first
 * picture must come soon.
 */
function coarse(svg: string): string {
  const names = [...new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, name = '']) => name))];
  const short = new Map(names.map((name, index) => [name, `i${index.toString(36)}`]));
  return svg
    .replace(/(?<= id="|"#|\(#)p\w+-[\w.-]+/g, (name) => short.get(name) ?? name)
    .replace(/="0\./g, '=".')
    .replace(/(?<=<stop[^>]*"#)[0-9A-Fa-f]{6}(?=")/g, (colour) =>
      [0, 2, 4]
        .map((at) => Math.round(Number.parseInt(colour.slice(at, at + 2), 16) / 17).toString(16))
        .join(''),
    )
    .replace(/(?<= d=")[^"]+/g, (outline) =>
      outline
        .replace(/\.(\d)(\d)\d*/g, (_, first: string, second: string) =>
          Number(second) >= 5 && first !== '9' ? `.${Number(first) + 1}` : `.${first}`,
        )
        .replace(/ -/g, '-')
        .replace(/([A-Za-z]) /g, '$1')
        .replace(/ ([A-Za-z])/g, '$1'),
    );
}
