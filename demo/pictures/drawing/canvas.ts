import { iconBody, iconBox } from '../icons.ts';
import { type Chance, hashText, randomFrom } from './random.ts';

export type Canvas = {
  width: number;
  height: number;
  random: Chance;
  /** An id that no other picture on the page has. */
  id: (name: string) => string;
  /** Puts something into `<defs>`, once a name, and answers its id. */
  define: (name: string, markup: (id: string) => string) => string;
  /** A gradient from top to bottom (or at an angle, in turns of the unit square), as a paint. */
  gradient: (name: string, from: string, to: string, direction?: string) => string;
  /** Closes the picture. */
  finish: (content: string) => string;
};

/** Starts a picture; `address` decides everything that chance decides in it. */
export function startCanvas(width: number, height: number, address: string): Canvas {
  const prefix = `p${hashText(address).toString(36)}`;
  const defs = new Map<string, string>();
  const id = (name: string) => `${prefix}-${name}`;
  const define = (name: string, markup: (id: string) => string) => {
    if (!defs.has(name)) defs.set(name, markup(id(name)));
    return id(name);
  };
  return {
    width,
    height,
    random: randomFrom(address),
    id,
    define,
    gradient: (name, from, to, direction = 'x2="0" y2="1"') =>
      `url(#${define(
        name,
        (key) =>
          `<linearGradient id="${key}" ${direction}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
      )})`,
    finish: (content) =>
      shorten(
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round">` +
          `${defs.size ? `<defs>${[...defs.values()].join('')}</defs>` : ''}${content}</svg>`,
      ),
  };
}

/** Leaves out what SVG assumes anyway, and halves colours of doubled digits. */
function shorten(svg: string): string {
  return svg
    .replace(/ (?:x|y|rx|cx|cy)="0"/g, '')
    .replace(/#([0-9A-Fa-f])\1([0-9A-Fa-f])\2([0-9A-Fa-f])\3(?=")/g, '#$1$2$3');
}

/** At most one decimal: finer is below a pixel at every size in use. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export type Place = {
  x: number;
  base: number;
  width: number;
  height: number;
  turn?: number;
  flip?: boolean;
  /** Parts it from a piece of its own colour behind it. */
  outline?: string;
};

/** Where an icon ends up when it is fitted into a place, standing on `base`. */
export function fitted(icon: string, place: Place) {
  const [left, top, boxWidth, boxHeight] = iconBox(icon);
  const scale = Math.min(place.width / boxWidth, place.height / boxHeight);
  return {
    scale,
    width: boxWidth * scale,
    height: boxHeight * scale,
    middleX: left + boxWidth / 2,
    middleY: top + boxHeight / 2,
  };
}

/** Draws an icon fitted into a place: as large as it can be, centred on `x`, standing on `base`. */
export function stand(canvas: Canvas, icon: string, place: Place): string {
  const { scale, height, middleX, middleY } = fitted(icon, place);
  const key = canvas.define(`i-${icon}`, (id) => {
    const body = iconBody(icon)
      .replace(/\bid="/g, `id="${id}-`)
      .replace(/url\(#/g, `url(#${id}-`)
      .replace(/href="#/g, `href="#${id}-`);
    // Round ends are the picture's own habit; the icons were drawn with the standard ones.
    const ends = body.includes('stroke=') ? ' stroke-linecap="butt" stroke-linejoin="miter"' : '';
    return `<g id="${id}" fill="none"${ends}>${body}</g>`;
  });
  const size = Math.round(scale * 1000) / 1000;
  const [acrossScale, acrossShift] = place.flip
    ? [-size, middleX * scale]
    : [size, -middleX * scale];
  const scaling = `scale(${place.flip ? `${acrossScale} ${size}` : size})`;
  const y = place.base - height / 2;
  const transform = place.turn
    ? `translate(${n(place.x)} ${n(y)}) rotate(${n(place.turn)}) ${scaling} translate(${n(-middleX)} ${n(-middleY)})`
    : `translate(${n(place.x + acrossShift)} ${n(y - middleY * scale)}) ${scaling}`;
  const use = (extra: string) => `<use href="#${key}" transform="${transform}"${extra}/>`;
  const outline = place.outline
    ? use(` stroke="${place.outline}" stroke-width="1.6" stroke-linejoin="round" opacity=".22"`)
    : '';
  return outline + use('');
}
