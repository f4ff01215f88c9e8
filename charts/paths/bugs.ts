import type { Arc, Explored } from './explore';

/** A step that ends a machine by a mistake: its own code throws, or an actor's failure finds nobody who hears it. */
interface Bug {
  readonly kind: 'throws' | 'unheard';
  readonly message: string;
  /** The shortest one that leads to it, the step itself included. */
  readonly path: readonly Arc[];
}

const messageOf = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

const kindOf = ({ configurations }: Explored, { cause, to, ...arc }: Arc): Bug['kind'] | null => {
  if ('thrown' in arc) return 'throws';
  const isDead = configurations[to]?.snapshot.status === 'error';
  return isDead && cause.kind === 'failure' ? 'unheard' : null;
};

const causeText = ({ cause }: Arc): string => {
  switch (cause.kind) {
    case 'start':
      return cause.input;
    case 'event':
      return cause.event.type;
    case 'time':
      return cause.delay;
    case 'result':
      return `${cause.id}: ${cause.name}`;
    default:
      return `${cause.id} fails`;
  }
};

export const bugText = ({ message, path }: Bug): string =>
  `bug: ${message} (after ${path.map(causeText).join(', ')})`;

/** The mistakes that an exploration met, each with the shortest path that shows it. */
export function bugsOf(explored: Explored): Bug[] {
  const first = new Map<number, Arc>();
  // Arcs come in the order in which configurations were met: the first into one is of a shortest path.
  for (const arc of explored.arcs) if (!first.has(arc.to)) first.set(arc.to, arc);
  const wayTo = (last: Arc): Arc[] => {
    const before = last.from === null ? undefined : first.get(last.from);
    return before ? [...wayTo(before), last] : [last];
  };
  const bugs = new Map<string, Bug>();
  for (const arc of explored.arcs) {
    const kind = kindOf(explored, arc);
    if (kind === null) continue;
    const { cause } = arc;
    const actor = cause.kind === 'failure' ? cause.actor : '';
    const message = kind === 'throws' ? messageOf(arc.thrown) : `nobody hears that ${actor} fails`;
    const key = `${kind} ${message} ${arc.taken.slice(0, 1)}`;
    if (!bugs.has(key)) bugs.set(key, { kind, message, path: wayTo(arc) });
  }
  return [...bugs.values()];
}
