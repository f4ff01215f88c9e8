import { useDeferredValue, useMemo, useState } from 'react';
import type { Known, LoggedActor, LoggedStep } from '../log/known';
import { flowName, useReading } from './context';
import { EventList } from './EventList';
import { eventText } from './eventText';
import { Icon } from './Icon';
import { Sequence } from './Sequence';

interface Props {
  known: Known;
  /** The flow that is looked at; one that was opened from a file brings its own steps. */
  actor: LoggedActor | null;
  isOpened: boolean;
  at: number | null;
  onStep: (actor: string, at: number | null) => void;
  onClear: () => void;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
}

function Travel({
  actor,
  at,
  isOpened,
  onStep,
}: Pick<Props, 'at' | 'isOpened' | 'onStep'> & { actor: LoggedActor }) {
  const { texts } = useReading();
  const { steps, seen } = actor;
  const place = at === null ? steps.length : steps.filter(({ n }) => n <= at).length;
  const go = (wanted: number) => {
    const before = (steps[0]?.n ?? 1) - 1;
    const step = wanted <= 0 ? before : steps[Math.min(wanted, steps.length) - 1]?.n;
    onStep(seen.actor, step ?? before);
  };
  if (steps.length === 0) return null;
  return (
    <div className="insp-travel">
      <button
        type="button"
        aria-label={texts.earlier}
        disabled={place === 0}
        onClick={() => go(place - 1)}
      >
        <Icon name="back" />
      </button>
      <input
        type="range"
        min={0}
        max={steps.length}
        value={place}
        aria-label={texts.travel}
        aria-valuetext={texts.step(place, steps.length)}
        onChange={(event) => go(Number(event.currentTarget.value))}
      />
      <button
        type="button"
        aria-label={texts.later}
        disabled={place === steps.length}
        onClick={() => go(place + 1)}
      >
        <Icon name="forward" />
      </button>
      <span className="insp-soft">{texts.step(place, steps.length)}</span>
      {!isOpened && at !== null && (
        <button type="button" className="insp-live" onClick={() => onStep(seen.actor, null)}>
          {texts.toLive}
        </button>
      )}
    </div>
  );
}

export function Timeline(props: Props) {
  const { known, actor, isOpened, at, onStep, onClear, isFolded, onFold } = props;
  const { texts, set, charts, list } = useReading();
  const [view, setView] = useState<'events' | 'sequence'>('events');
  const [isOwn, setOwn] = useState(false);
  const [filter, setFilter] = useState('');
  const wanted = useDeferredValue(filter).trim().toLowerCase();
  const actors = useMemo(
    () => (isOpened && actor ? new Map([[actor.seen.actor, actor]]) : known.actors),
    [isOpened, actor, known.actors],
  );
  const steps = useMemo(() => {
    const all = isOpened ? (actor?.steps ?? []) : known.steps;
    const own = actor?.seen.actor;
    const isWanted = (step: LoggedStep) => {
      const seen = actors.get(step.actor)?.seen;
      // What an actor that is no machine hears says nothing: its answer comes to the machine.
      if (!seen?.machine || step.event.type === 'xstate.stop') return false;
      if (isOwn && step.actor !== own && step.from !== own) return false;
      if (!wanted) return true;
      const chart = charts.get(seen.machine.id);
      const text = `${flowName(seen.machine.id, { set, list })} ${eventText(step, chart, set)}`;
      return `${text} ${step.event.type} ${seen.name}`.toLowerCase().includes(wanted);
    };
    return all.filter(isWanted);
  }, [isOpened, actor, actors, known.steps, isOwn, wanted, charts, set, list]);
  const shown = { known: { actors }, steps, at };
  const choose = (step: LoggedStep) => onStep(step.actor, step.n);
  return (
    <section
      className="insp-timeline"
      aria-label={texts.events}
      data-folded={isFolded ? '' : undefined}
    >
      <div className="insp-tools">
        <button
          type="button"
          className="insp-fold-events"
          aria-expanded={!isFolded}
          aria-label={`${isFolded ? texts.expand : texts.collapse}: ${texts.events}`}
          onClick={() => onFold(!isFolded)}
        >
          <Icon name={isFolded ? 'up' : 'down'} />
        </button>
        <span className="insp-tabs">
          {(['events', 'sequence'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={view === one}
              onClick={() => setView(one)}
            >
              {texts[one]}
            </button>
          ))}
        </span>
        <label className="insp-search">
          <Icon name="search" />
          <input
            type="search"
            value={filter}
            placeholder={texts.filter}
            aria-label={texts.filter}
            onChange={(event) => setFilter(event.currentTarget.value)}
          />
        </label>
        {!isOpened && (
          <label className="insp-check">
            <input
              type="checkbox"
              checked={isOwn}
              onChange={(event) => setOwn(event.currentTarget.checked)}
            />
            {texts.onlyThis}
          </label>
        )}
        {actor && <Travel {...{ actor, at, isOpened, onStep }} />}
        {!isOpened && known.steps.length > 0 && (
          <button type="button" onClick={onClear}>
            {texts.clear}
          </button>
        )}
      </div>
      {view === 'events' ? (
        <EventList {...shown} onStep={choose} />
      ) : (
        <Sequence {...shown} onStep={choose} />
      )}
    </section>
  );
}
