import extracted from './icons.json' with { type: 'json' };

const boxes: Record<string, number[]> = extracted.boxes;

/** What the icon covers of its square of 32 by 32: left, top, width, height. */
export function iconBox(name: string): [number, number, number, number] {
  const [left = 2, top = 2, width = 28, height = 28] = boxes[name] ?? [];
  return [left, top, width, height];
}

/** Own names only: `constructor` and the like are no icons. */
export function isKnownIcon(name: string): boolean {
  return Object.hasOwn(boxes, name);
}
