/** Walking through a drawing by keys: from state to state as a tree, and along the ways between them. */

type Side = 'out' | 'in';

/** Which of its ends the ways beside a way are told by: what was walked to it from. */
const sides = new WeakMap<Element, Side>();

const all = (svg: Element, selector: string) => [...svg.querySelectorAll<SVGElement>(selector)];

/** States in the order of the tree, each before those in it. */
function statesIn(svg: Element): SVGElement[] {
  // What holds others is drawn before the rest, whatever its place.
  const states = all(svg, '[role="treeitem"]').sort(
    (a, b) => Number(a.dataset.place) - Number(b.dataset.place),
  );
  const below = (parent: string): SVGElement[] =>
    states
      .filter(({ dataset }) => (dataset.parent ?? '') === parent)
      .flatMap((state) => [state, ...below(state.dataset.state ?? '')]);
  return below('');
}

const waysOf = (svg: Element, state: string, side: Side) =>
  all(svg, '[role="link"][data-way]').filter(
    ({ dataset }) => dataset[side === 'out' ? 'wayFrom' : 'wayTo'] === state,
  );

const stateOf = (svg: Element, id: string | undefined) =>
  all(svg, '[role="treeitem"]').find(({ dataset }) => dataset.state === id);

const beside = (list: SVGElement[], one: SVGElement, by: number) => {
  const place = list.indexOf(one) + by;
  return list[Math.min(list.length - 1, Math.max(0, place))];
};

function fromState(svg: Element, state: SVGElement, key: string): SVGElement | undefined {
  const states = statesIn(svg);
  if (key === 'ArrowDown') return beside(states, state, 1);
  if (key === 'ArrowUp') return beside(states, state, -1);
  if (key === 'Home') return states[0];
  if (key === 'End') return states.at(-1);
  const side: Side = key === 'ArrowRight' ? 'out' : 'in';
  const [way] = waysOf(svg, state.dataset.state ?? '', side);
  if (way) sides.set(way, side);
  return way;
}

function fromWay(svg: Element, way: SVGElement, key: string): SVGElement | undefined {
  const { wayFrom, wayTo } = way.dataset;
  if (key === 'ArrowRight' || key === 'Enter') return stateOf(svg, wayTo);
  if (key === 'ArrowLeft') return stateOf(svg, wayFrom);
  const side = sides.get(way) ?? 'out';
  const others = waysOf(svg, (side === 'out' ? wayFrom : wayTo) ?? '', side);
  const next =
    key === 'Home'
      ? others[0]
      : key === 'End'
        ? others.at(-1)
        : beside(others, way, key === 'ArrowDown' ? 1 : -1);
  if (next) sides.set(next, side);
  return next;
}

const keys = ['ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Enter'];
const turned: Record<string, string> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/**
 * Takes a key that was pressed on a state or way of a drawing: up and down lead through the states (or the ways of one),
 * forward and back along the ways; Enter chooses. Answers whether the key was one of these.
 */
export function walkDrawing(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element))
    return false;
  const at = event.target.closest<SVGElement>('[role="treeitem"], [data-way]');
  const svg = at?.closest<SVGElement>('svg[data-walk]');
  // A link within a state is its own.
  if (!at || !svg || at !== event.target || !keys.includes(event.key)) return false;
  const key = svg.dataset.walk === 'rtl' ? (turned[event.key] ?? event.key) : event.key;
  const isWay = at.dataset.way !== undefined;
  const next = isWay ? fromWay(svg, at, key) : key === 'Enter' ? at : fromState(svg, at, key);
  event.preventDefault();
  if (!next) return true;
  for (const one of all(svg, '[tabindex="0"]')) one.setAttribute('tabindex', '-1');
  next.setAttribute('tabindex', '0');
  next.focus({ preventScroll: true });
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  if (key === 'Enter') next.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return true;
}
