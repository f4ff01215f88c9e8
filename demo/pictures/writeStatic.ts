/** Writes the pictures that the client shows before or without the API: `npx tsx demo/pictures/writeStatic.ts`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { drawCallings } from './drawing/callings.ts';
import { iconSvg, logoSvg } from './drawing/mark.ts';
import { drawPicture } from './pictures.ts';
import { defaultSubjects, emptySubjects, pictureModules } from './request.ts';
import { withSprites } from './sprites.ts';

/** Pixels of a unit of a drawing: what is shown large is shown about as large as it is drawn. */
const sharpness: Record<string, number> = {
  landing: 0.96,
  'join-store': 0.6,
  'join-courier': 0.6,
  parcel: 0.9,
};

const folder = new URL('../../public/pictures/', import.meta.url);
mkdirSync(folder, { recursive: true });

const pictures: Record<string, string> = {
  logo: logoSvg(),
  icon: iconSvg(),
  landing: drawPicture({ kind: 'landing', seed: 1 }),
  ...drawCallings(),
  card: drawPicture({ kind: 'brand', name: 'Card', seed: 1 }),
};
for (const module of pictureModules) {
  pictures[`module-${module}`] = drawPicture({ kind: 'module', module, seed: 1 });
}
for (const subject of emptySubjects) {
  pictures[`empty-${subject}`] = drawPicture({ kind: 'empty', icon: subject, seed: 1 });
}
for (const subject of defaultSubjects) {
  pictures[`default-${subject}`] = drawPicture({ kind: 'default', icon: subject, seed: 1 });
}
for (const [name, svg] of Object.entries(pictures)) {
  const shown = await withSprites(svg, sharpness[name] ?? 1.2, 'webp');
  writeFileSync(new URL(`${name}.svg`, folder), `${shown}\n`);
}
