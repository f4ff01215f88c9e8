import type { PictureRequest } from '../request.ts';
import { drawVehicleAlone } from '../vehicles/drawVehicle.ts';
import type { Canvas } from './canvas.ts';
import { bulbs } from './furniture.ts';
import { people, shops } from './market.ts';
import { accents } from './palettes.ts';
import { person, rider } from './people.ts';
import { disc, group, oval, path, rect, round, stroke } from './shapes.ts';
import { crateOf, lampPost, pavement, shopFront, skyline, streetTree } from './street.ts';

const cloud = (x: number, y: number, size: number) =>
  group(
    `translate(${x} ${y}) scale(${size})`,
    `<g opacity=".8">${oval(0, 0, 78, 20, '#FFFFFF')}${disc(-22, -14, 26, '#FFFFFF')}${disc(18, -20, 34, '#FFFFFF')}</g>`,
  );

/** The parcel counter between the houses: a small amber kiosk. */
const kiosk = (x: number) =>
  group(
    `translate(${x} ${pavement}) scale(1.2)`,
    rect(-44, -128, 88, 128, accents.parcel.bright) +
      rect(-44, -26, 88, 26, accents.parcel.dark) +
      round(-34, -98, 68, 44, 4, '#FFF3D2') +
      round(-50, -56, 100, 9, 3, accents.parcel.dark) +
      path('M-56-128H56L44-158H-44Z', accents.parcel.main) +
      path('M-28-128-22-158H0V-128ZM28-128 22-158H44L56-128Z', '#FFF8EE') +
      round(-30, -76, 24, 20, 2, '#C98A48') +
      rect(-20, -76, 5, 20, '#F2D9A8') +
      round(-2, -70, 18, 14, 2, '#D9A465') +
      rect(5, -70, 4, 14, '#F2D9A8') +
      disc(22, -70, 10, '#D69D6E') +
      path('M10-56C10-64 34-64 34-56Z', accents.parcel.dark) +
      path('M12-72C10-84 34-84 32-72Z', accents.parcel.dark),
  );

const road =
  rect(0, pavement, 1280, 54, '#EBD9C3') +
  stroke(
    'M40 596v44M120 596v44M200 596v44M280 596v44M360 596v44M440 596v44M520 596v44M600 596v44M680 596v44M760 596v44M840 596v44M920 596v44M1000 596v44M1080 596v44M1160 596v44M1240 596v44',
    '#D5BFA5',
    2,
  ) +
  rect(0, pavement, 1280, 5, '#000000', 'opacity=".08"') +
  rect(0, 640, 1280, 10, '#CDB79C') +
  rect(0, 650, 1280, 70, '#7A7387') +
  rect(0, 650, 1280, 6, '#000000', 'opacity=".12"') +
  stroke(
    'M20 690H110M190 690H280M360 690H450M830 690H920M1000 690H1090M1170 690H1260',
    '#F4E6D2',
    6,
  ) +
  path(
    'M556 656h26l8 58h-30zM600 656h26l8 58h-30zM644 656h26l8 58h-30zM688 656h26l8 58h-30zM732 656h26l8 58h-30z',
    '#F4E6D2',
  );

export function drawLanding(canvas: Canvas, _request: PictureRequest): string {
  const sky = canvas.gradient('sky', '#BFE0F2', '#FFE7C6');
  const glow = canvas.define(
    'glow',
    (id) =>
      `<radialGradient id="${id}"><stop stop-color="#FFF6DC"/><stop offset=".35" stop-color="#FFEBBC" stop-opacity=".8"/><stop offset="1" stop-color="#FFE3B0" stop-opacity="0"/></radialGradient>`,
  );
  const courier =
    oval(320, 2, 300, 18, '#2A2233', 'opacity=".35"') +
    drawVehicleAlone(canvas, { body: 'scooter', colour: 'red', trim: 'rack', wheels: 'five' }) +
    rider(accents.food.main, accents.food.dark);
  const hire =
    oval(320, 2, 330, 18, '#2A2233', 'opacity=".3"') +
    drawVehicleAlone(canvas, { body: 'hatchback', colour: 'sky', trim: 'plain', wheels: 'multi' });
  const birds = stroke(
    'M250 150q12-12 22 0 10-12 22 0M320 118q9-9 16 0 8-9 16 0M930 96q10-10 18 0 9-10 18 0',
    '#8A8FA8',
    3,
  );
  const street = canvas.finish(
    rect(0, 0, 1280, 720, sky) +
      disc(640, 372, 300, `url(#${glow})`) +
      disc(640, 372, 62, '#FFF3CF') +
      cloud(190, 92, 1.1) +
      cloud(1060, 130, 1.3) +
      cloud(720, 70, 0.8) +
      birds +
      group('translate(-60 -34)', skyline('#DCCFDA', 640)) +
      skyline('#CDB9C6', 620) +
      path('M560 596C580 520 700 520 720 596Z', '#A9C39A') +
      shops.map((shop) => shopFront(canvas, shop)).join('') +
      road +
      kiosk(640) +
      streetTree(canvas, 46, 622, 1.25) +
      streetTree(canvas, 1232, 622, 1.3) +
      bulbs(586, 926, 238, 26) +
      bulbs(-10, 332, 212, 16) +
      bulbs(1188, 1292, 236, 12) +
      lampPost(330, 624) +
      lampPost(930, 624) +
      crateOf(372, 632, 'tangerine') +
      crateOf(538, 632, 'tomato') +
      people.map(([x, base, size, who]) => person(x, base, size, who)).join('') +
      group('translate(960 704) scale(.36)', hire) +
      group(
        'translate(196 712) scale(.37)',
        stroke('M-150-60H-20M-230-130H-40', '#FFFFFF', 10, 'opacity=".5"') + courier,
      ),
  );
  return coarse(street);
}

/** Goods are small here, so their outlines need less precision; the first picture must come soon. */
function coarse(svg: string): string {
  return svg.replace(/(?<= d=")[^"]+/g, (outline) =>
    outline
      .replace(/\.(\d)(\d)\d*/g, (_, first: string, second: string) =>
        Number(second) >= 5 && first !== '9' ? `.${Number(first) + 1}` : `.${first}`,
      )
      .replace(/ -/g, '-')
      .replace(/([A-Za-z]) /g, '$1')
      .replace(/ ([A-Za-z])/g, '$1'),
  );
}
