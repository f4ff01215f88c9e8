import type { Weight } from './textWidth';

/** How the kinds of text look; sizes in pixels. The drawing and the measuring both read them here. */
export const textStyles = {
  name: { size: 16, weight: 700, line: 26 },
  title: { size: 13, weight: 700, line: 21 },
  lead: { size: 12, weight: 600, line: 19 },
  text: { size: 12, weight: 400, line: 18 },
  event: { size: 12, weight: 600, line: 18 },
  guard: { size: 11.5, weight: 400, line: 17 },
  action: { size: 11.5, weight: 400, line: 17 },
} as const satisfies Record<string, { size: number; weight: Weight; line: number }>;

export type TextStyle = keyof typeof textStyles;

/** Distances in pixels. */
export const room = {
  state: { x: 14, y: 11 },
  label: { x: 9, y: 5 },
  icon: 19,
  betweenRows: 4,
  aroundRule: 7,
  /** Widest text of a state, of a group's head, and of a transition. */
  stateText: 216,
  groupText: 400,
  labelText: 190,
  /** The same where little is said. */
  brief: {
    ...{ stateText: 170, labelText: 118, group: 10 },
    ...{ state: { x: 10, y: 8 }, label: { x: 7, y: 3 } },
  },
  /** Around what a group holds. */
  group: 22,
} as const;
