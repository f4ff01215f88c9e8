import type { PictureRequest } from '../request.ts';
import { type Canvas, stand } from './canvas.ts';
import { goodsOf } from './goods.ts';
import { moods } from './moods.ts';
import { accents } from './palettes.ts';
import { shelfModule } from './setting.ts';
import { disc, path, rect } from './shapes.ts';
import { signOf } from './signs.ts';
import { wordMark } from './words.ts';

/** A shop's sign, safe to cut to a circle: its name as a word mark below what the name brings to mind. */
export function drawLogo(canvas: Canvas, request: PictureRequest): string {
  const { random } = canvas;
  const module = request.module ?? 'ecommerce';
  const { accent } = random.pick(moods[shelfModule(module)].slice(0, 5));
  const strong = random.pick([accent, accents[module].dark, accent]);
  const name = request.name ?? '';
  const emblem = signOf(name) ?? goodsOf(canvas, request, 1)[0] ?? 'package';
  const paper = '#FFF8EC';
  const signs: readonly [() => [ground: string, ink: string], ...(() => [string, string])[]] = [
    () => [
      rect(0, 0, 240, 240, canvas.gradient('sign', strong, strong)) +
        `<circle cx="120" cy="120" r="111" fill="none" stroke="${paper}" stroke-width="3" opacity=".8"/>`,
      paper,
    ],
    () => [
      rect(0, 0, 240, 240, paper) +
        `<circle cx="120" cy="120" r="112" fill="none" stroke="${strong}" stroke-width="7"/>`,
      strong,
    ],
    () => [rect(0, 0, 240, 240, strong) + path('M0 0H240V86Q120 128 0 86Z', paper), paper],
    () => [rect(0, 0, 240, 240, paper) + disc(120, 66, 56, strong, 'opacity=".16"'), strong],
  ];
  const [ground, ink] = random.pick(signs)();
  if (!name)
    return canvas.finish(ground + stand(emblem, { x: 120, base: 190, width: 140, height: 140 }));
  return canvas.finish(
    ground +
      stand(emblem, { x: 120, base: 106, width: 84, height: 76 }) +
      wordMark(name, { x: 120, y: 158, width: 172, most: 44 }, ink),
  );
}
