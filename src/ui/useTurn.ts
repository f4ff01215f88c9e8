import { startTransition, useEffect, useState } from 'react';

/** Those who wait to be drawn; the first one is being drawn. */
const queue: (() => void)[] = [];

function queueTurn(begin: () => void): () => void {
  queue.push(begin);
  if (queue[0] === begin) begin();
  return () => {
    const wasFirst = queue[0] === begin;
    queue.splice(queue.indexOf(begin), 1);
    if (wasFirst) queue[0]?.();
  };
}

/**
 * A value that is drawn in its turn: one shelf a frame, in the order of their arrival. Answers that come together
 * would otherwise be laid out and painted together, in one long frame. A value that is there from the start is drawn
 * at once.
 */
export function useTurn<T>(value: T | undefined): T | undefined {
  const isThere = value !== undefined;
  const [isDrawn, setDrawn] = useState(isThere);
  useEffect(() => {
    if (!isThere) setDrawn(false);
    else if (!isDrawn) return queueTurn(() => startTransition(() => setDrawn(true)));
  }, [isThere, isDrawn]);
  return isDrawn ? value : undefined;
}
