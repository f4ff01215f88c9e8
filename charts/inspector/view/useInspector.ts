import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Known, LoggedActor } from '../log/known';
import { contextAt, standingAt } from '../log/known';
import type { Log } from '../log/log';
import type { Standing } from '../protocol';
import { keepAs, keptAs } from './kept';

/** What is looked at: an actor (or a chart alone), and the step of the log; null is live. */
interface Looked {
  actor: LoggedActor | null;
  chart: string | null;
  at: number | null;
  standing: Omit<Standing, 'context'> | null;
}

/** The machine actor that took the last step. */
function lastMoved({ steps, actors }: Known): string | null {
  for (let place = steps.length - 1; place >= 0; place -= 1) {
    const actor = actors.get(steps[place]?.actor ?? '');
    if (actor?.seen.machine && steps[place]?.event.type !== 'xstate.stop') return actor.seen.actor;
  }
  const running = [...actors.values()].filter(
    ({ seen, standing }) => seen.machine && standing.status === 'active',
  );
  return running.at(-1)?.seen.actor ?? null;
}

/** The state that the address names; null where it names none, or is written wrong. */
const fromHash = () => {
  try {
    const id = decodeURIComponent(location.hash.slice(1));
    return id && !id.includes('=') ? id : null;
  } catch {
    return null;
  }
};

/** What a window looked at, kept while it is loaded again. */
interface Place {
  actor: string | null;
  chart: string | null;
  at: number | null;
  isFollowing: boolean;
}

const place = 'inspector-place';

const isPlace = (value: unknown): value is Place =>
  typeof value === 'object' && value !== null && 'isFollowing' in value;

/** Where the window was before it was loaded again; null where it was opened anew. */
function placeBefore(): Place | null {
  const [entry] = performance.getEntriesByType('navigation');
  const isAgain = entry && 'type' in entry && entry.type === 'reload';
  return isAgain ? keptAs(sessionStorage, place, isPlace) : null;
}

export function useInspector(log: Log, opened: ReadonlyMap<string, LoggedActor>) {
  const known = useSyncExternalStore(log.subscribe, log.getKnown);
  const [state, setState] = useState<string | null>(fromHash);
  const [before] = useState(placeBefore);
  const [picked, setPicked] = useState<{ actor: string | null; chart: string | null }>(() => {
    const id = fromHash();
    return before ?? { actor: null, chart: id?.split('.')[0] ?? null };
  });
  const [isFollowing, setFollowing] = useState(() => before?.isFollowing ?? fromHash() === null);
  const [at, setAt] = useState<number | null>(before?.at ?? null);

  useEffect(() => {
    keepAs(sessionStorage, place, { ...picked, at, isFollowing });
  }, [picked, at, isFollowing]);

  const moved = isFollowing && at === null ? lastMoved(known) : null;
  const actorId = isFollowing && at === null ? moved : picked.actor;
  const actor = (actorId && (known.actors.get(actorId) ?? opened.get(actorId))) || null;
  const chart = actor?.seen.machine?.id ?? (isFollowing && actor ? null : picked.chart);

  useEffect(() => {
    if (moved) setPicked({ actor: moved, chart: null });
  }, [moved]);

  useEffect(() => {
    const onHash = () => {
      const id = fromHash();
      if (!id) return;
      setState(id);
      setFollowing(false);
      setAt(null);
      setPicked({ actor: null, chart: id.split('.')[0] ?? null });
    };
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, []);

  const standing = useMemo(() => {
    if (!actor) return null;
    return at === null ? actor.standing : standingAt(actor, at);
  }, [actor, at]);
  const context = useMemo(
    () => (actor ? contextAt(actor, at ?? Number.POSITIVE_INFINITY) : null),
    [actor, at],
  );

  const look = useCallback((id: string, step: number | null = null) => {
    setFollowing(false);
    setPicked({ actor: id, chart: null });
    setAt(step);
  }, []);
  const lookAtChart = useCallback((id: string) => {
    setFollowing(false);
    setAt(null);
    setPicked({ actor: null, chart: id });
  }, []);
  const chooseState = useCallback((id: string | null) => {
    setState(id);
    history.replaceState(null, '', id ? `#${id}` : location.pathname + location.search);
  }, []);
  const follow = useCallback((wanted: boolean) => {
    setFollowing(wanted);
    if (wanted) setAt(null);
  }, []);

  return {
    known,
    looked: { actor, chart, at, standing } satisfies Looked,
    context,
    state,
    isFollowing,
    look,
    lookAtChart,
    chooseState,
    follow,
    travel: setAt,
  };
}

export type Inspection = ReturnType<typeof useInspector>;
