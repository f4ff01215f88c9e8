import type { RouterHistory } from '@tanstack/react-router';

/*
 * Back closes what is open over the page: each open layer (a dialog, a drawer) has one history entry on
 * top of its page's. The entries are taken away again when layers close otherwise and before any
 * navigation, so that no page is ever followed by an entry that shows nothing new.
 */

/** Field of a history entry's state: how many layers are open over the page at that entry. */
const field = 'flowmartLayers';

/** A traversal that the browser refuses is reported by nothing; navigation must not wait for it for ever. */
const patience = 500;

let open = 0;
let travelling: ReturnType<typeof setTimeout> | null = null;
/** Whether a traversal was not told of in time: the browser refused it, or is busy and tells of it later. */
let overdue = false;
let waiting: (() => void)[] = [];
let settling = false;

const numberAt = (state: unknown, name: string): number => Number(Object(state)[name] ?? 0) || 0;
const layersHere = () => numberAt(window.history.state, field);
const keyOf = (state: unknown) => String(Object(state).__TSR_key ?? '');

function arrive(): void {
  if (travelling) clearTimeout(travelling);
  travelling = null;
  overdue = false;
  settle();
}

/** Asked for again, a traversal that is only slow would leave the page. */
function giveUp(): void {
  travelling = null;
  overdue = true;
  settle();
}

/** Brings the entries in line with what is open; navigation that waits finds none in its way. */
function settle(): void {
  if (travelling) return;
  const wanted = waiting.length ? 0 : open;
  const here = layersHere();
  if (here > wanted && !overdue) {
    travelling = setTimeout(giveUp, patience);
    window.history.go(wanted - here);
    return;
  }
  if (waiting.length) {
    const moves = waiting;
    waiting = [];
    for (const move of moves) move();
    settleSoon();
    return;
  }
  // Past the router's own pushState: for it, this is still the same place.
  for (let layer = here + 1; layer <= open; layer++) {
    const state = { ...window.history.state, [field]: layer };
    History.prototype.pushState.call(window.history, state, '');
  }
}

/** After what is going on now: a closing layer is often followed by another, or by a navigation. */
function settleSoon(): void {
  if (settling) return;
  settling = true;
  setTimeout(() => {
    settling = false;
    settle();
  });
}

/**
 * Says that something is open over the page. What is closed by Escape is closed by Back too.
 * @returns to be called when it has closed
 */
export function addBackLayer(): () => void {
  open += 1;
  settleSoon();
  let isOpen = true;
  return () => {
    if (isOpen) open -= 1;
    isOpen = false;
    settleSoon();
  };
}

const pressEscape = () =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

/**
 * Lets a history share the browser's entries with the open layers. Called once, before the router starts. Whatever their
 * phase, listeners of the window are called in the order in which they came: ours has to be there before the history's.
 */
export function shareHistory(createHistory: () => RouterHistory): RouterHistory {
  const onPop = (event: PopStateEvent) => {
    const isSamePage = keyOf(event.state) === keyOf(history.location.state);
    // Within a page there is nothing for the router to do.
    if (isSamePage) event.stopImmediatePropagation();
    if ((travelling || overdue) && isSamePage) return arrive();
    overdue = false;
    if (numberAt(event.state, field) < open) pressEscape();
    settleSoon();
  };
  window.addEventListener('popstate', onPop);
  const history = createHistory();
  const { push, replace } = history;
  const afterLayers = (move: () => void) => {
    if (!travelling && !waiting.length && layersHere() === 0) return move();
    waiting.push(move);
    settle();
  };
  history.push = (...to) => afterLayers(() => push(...to));
  history.replace = (...to) => afterLayers(() => replace(...to));
  const { destroy } = history;
  history.destroy = () => {
    window.removeEventListener('popstate', onPop);
    destroy();
  };
  // A reload leaves the entry of a dialog that is gone.
  settleSoon();
  return history;
}
