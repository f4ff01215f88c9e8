import extracted from './icons.json' with { type: 'json' };
import { ownIcons } from './ownIcons.ts';

const fluent: Record<string, string> = extracted.icons;
const boxes: Record<string, number[]> = extracted.boxes;

/** The inside of an icon, in a square of 32 by 32; a parcel when the name is unknown. */
export function iconBody(name: string): string {
  return ownIcons[name] ?? fluent[name] ?? fluent.package ?? '';
}

/** What the icon covers of its square: left, top, width, height. */
export function iconBox(name: string): [number, number, number, number] {
  const [left = 2, top = 2, width = 28, height = 28] = boxes[name] ?? [];
  return [left, top, width, height];
}

/** Own names only: `constructor` and the like are no icons. */
export function isKnownIcon(name: string): boolean {
  return Object.hasOwn(fluent, name) || Object.hasOwn(ownIcons, name);
}

export const iconNames: string[] = [...Object.keys(fluent), ...Object.keys(ownIcons)];
