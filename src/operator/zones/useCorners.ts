import { useState } from 'react';
import { changeRing, type RingChange } from '../../../domain/place/changeRing';
import type { Point } from '../../../domain/place/place';

interface CornersProps {
  corners: Point[];
  onChange: (corners: Point[]) => void;
}

/** Corners of a zone, which of them is looked at, and steps that can be taken back. */
export function useCorners({ corners, onChange }: CornersProps) {
  const [chosen, choose] = useState<number | null>(null);
  const [before, setBefore] = useState<readonly Point[][]>([]);
  const change = (what: RingChange) => {
    const after = changeRing(corners, what);
    setBefore([...before, corners]);
    choose(after.chosen);
    onChange(after.ring);
  };
  const undo = () => {
    const last = before.at(-1);
    if (!last) return;
    setBefore(before.slice(0, -1));
    choose(null);
    onChange(last);
  };
  return { chosen, choose, change, undo, canUndo: before.length > 0 };
}

export type Corners = ReturnType<typeof useCorners>;
