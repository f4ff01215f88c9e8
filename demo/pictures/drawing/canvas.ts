import { iconBox } from '../icons.ts';
import { type SpriteLook, spreads } from '../spriteLooks.ts';
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
  look?: SpriteLook;
  opacity?: number;
};

/** How large an icon is when it is fitted into a place. */
export function fitted(icon: string, place: Pick<Place, 'width' | 'height'>) {
  const [, , boxWidth, boxHeight] = iconBox(icon);
  const scale = Math.min(place.width / boxWidth, place.height / boxHeight);
  return { width: boxWidth * scale, height: boxHeight * scale };
}

/** An icon fitted into a place: as large as it can be, centred on `x`, standing on `base`. */
export function stand(icon: string, place: Place): string {
  const { width, height } = fitted(icon, place);
  const turn = place.turn ? ` rotate(${n(place.turn)})` : '';
  const flip = place.flip ? ' scale(-1 1)' : '';
  return sprite(icon, {
    width,
    height,
    transform: `translate(${n(place.x)} ${n(place.base - height / 2)})${turn}${flip}`,
    look: place.look ?? 'plain',
    opacity: place.opacity,
  });
}

type Shown = {
  width: number;
  height: number;
  transform: string;
  look: SpriteLook;
  opacity?: number | undefined;
};

/** A sprite around the origin of `transform`. */
export function sprite(icon: string, { width, height, transform, look, opacity }: Shown): string {
  const air = width * spreads[look] * 2;
  const [w, h] = [width + air, height + air];
  const faint = opacity === undefined ? '' : ` opacity="${Math.round(opacity * 100) / 100}"`;
  return `<image href="sprite:${icon}/${look}" x="${n(-w / 2)}" y="${n(-h / 2)}" width="${n(w)}" height="${n(h)}" preserveAspectRatio="none" transform="${transform}"${faint}/>`;
}
