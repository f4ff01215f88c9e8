import { useState } from 'react';
import { keepAs, keptAs } from './kept';

export type Pane = 'start' | 'side' | 'time';

/** Pixels of what stands around the drawing, as the reader has set them. */
export interface Panes {
  start: number;
  side: number;
  time: number;
  /** Whether the events are folded; null where the reader has not said so. */
  isFolded: boolean | null;
}

const place = 'inspector-panes';

/** Least and most pixels of a pane. */
export const limits: Record<Pane, [least: number, most: number]> = {
  start: [180, 480],
  side: [240, 620],
  time: [110, 640],
};

const usual: Panes = { start: 264, side: 344, time: 250, isFolded: null };

const isPanes = (value: unknown): value is Partial<Panes> =>
  typeof value === 'object' && value !== null;

const within = (pane: Pane, size: number): number => {
  const [least, most] = limits[pane];
  return Math.round(Math.min(most, Math.max(least, size)));
};

/** The sizes of the panes, which this browser remembers. */
export function usePanes() {
  const [panes, setPanes] = useState<Panes>(() => ({
    ...usual,
    ...keptAs(localStorage, place, isPanes),
  }));
  const set = (change: Partial<Panes>) =>
    setPanes((before) => {
      const after = { ...before, ...change };
      keepAs(localStorage, place, after);
      return after;
    });
  return {
    panes,
    resize: (pane: Pane, size: number) => set({ [pane]: within(pane, size) }),
    foldEvents: (isFolded: boolean) => set({ isFolded }),
  };
}
