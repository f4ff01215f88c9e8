/** Milliseconds of work at a time: a page that draws sixty times a second does not notice. */
const slice = 4;

/** Entries that wait to be told until the page has time; a few are told together. */
export function createQueue<T>(tell: (entries: T[]) => void, later: (work: () => void) => void) {
  const waiting: T[] = [];
  let isPlanned = false;

  const work = () => {
    const ends = performance.now() + slice;
    while (waiting.length > 0 && performance.now() < ends) tell(waiting.splice(0, 8));
    isPlanned = waiting.length > 0;
    if (isPlanned) later(work);
  };

  return {
    get waiting(): readonly T[] {
      return waiting;
    },
    /** Keeps an entry; `isHeld` until somebody asks for it. */
    add(entry: T, isHeld: boolean): void {
      waiting.push(entry);
      if (isPlanned || isHeld) return;
      isPlanned = true;
      later(work);
    },
    /** Tells some now, and the rest when there is time. */
    work,
    /** Tells all at once. */
    flush: () => tell(waiting.splice(0)),
  };
}
