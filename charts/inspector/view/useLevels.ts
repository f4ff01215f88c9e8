import { useCallback, useMemo, useState } from 'react';
import { collapsed, focused } from '../../drawing/collapse';
import type { Drawing } from '../../layout/drawing';
import { useReading } from './context';
import { useDrawing, useOverview } from './useChart';
import { readable } from './useSheet';

export type Level = 'overview' | 'detail';

const none: ReadonlySet<string> = new Set();

/** Whether a drawing shows a state that was chosen; one of another chart is not looked for. */
const holds = ({ chart, nodes }: Drawing, state: string | null) =>
  state === null || state.split('.')[0] !== chart || nodes.some(({ id }) => id === state);

/**
 * How much of a chart is drawn: its first level where the whole would be too small to be read, or one state alone.
 * @param other a drawing that takes the place of the chart's own; it has no first level
 */
export function useLevels(id: string, chosen: string | null, other: Drawing | null) {
  const { set, list } = useReading();
  const drawn = useDrawing(list, id, set);
  const overview = useOverview(list, id, set);
  const [wanted, setWanted] = useState<Level | null>(null);
  const [folded, setFolded] = useState(none);
  const [part, setPart] = useState<string | null>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [looked, setLooked] = useState(id);
  // Another chart is looked at from its first level.
  if (looked !== id) {
    setLooked(id);
    setFolded(none);
    setPart(null);
    setWanted(null);
  }
  const room = useCallback((element: HTMLElement | null) => {
    if (element) setSize({ width: element.clientWidth, height: element.clientHeight });
  }, []);

  const [whole, first] = other ? [other, null] : [drawn.value, overview.value];
  const isTooLarge =
    whole !== null &&
    size !== null &&
    (whole.width * readable > size.width || whole.height * readable > size.height);
  const byItself = isTooLarge && first && holds(first, chosen) ? 'overview' : 'detail';
  const level: Level = first && !part ? (wanted ?? byItself) : 'detail';
  const isReady = whole !== null && size !== null && !overview.isLoading;
  const drawing = useMemo(() => {
    if (!isReady) return null;
    if (level === 'overview') return first;
    const shown = folded.size > 0 ? collapsed(whole, folded) : whole;
    return part ? focused(shown, part) : shown;
  }, [isReady, level, first, whole, folded, part]);

  const fold = (group: string) => {
    if (level === 'overview') return setPart(group);
    setFolded((before) => {
      const after = new Set(before);
      if (!after.delete(group)) after.add(group);
      return after;
    });
  };
  return {
    room,
    drawn,
    drawing,
    level,
    setLevel: setWanted,
    hasOverview: first !== null,
    part,
    setPart,
    fold,
  };
}

export type Levels = ReturnType<typeof useLevels>;
