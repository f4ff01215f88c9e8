import { useState } from 'react';
import type { ChartState, ChartTransition } from '../../model/chart';
import { statesById } from '../../model/chart';
import type { Labels } from '../../model/labels';
import type { ReadChart } from '../charts';
import type { Possible, Role, SeenEvent, Standing, Way } from '../protocol';
import { labelsFor, stateName, useReading } from './context';
import { Icon } from './Icon';
import { SendEvent } from './SendEvent';

interface Props {
  chart: ReadChart;
  standing: Omit<Standing, 'context'>;
  /** What the page says of the ways out; null for the past, when nobody can say. */
  ways: Way[] | null;
  role: Role;
  onSend: (event: SeenEvent) => void;
  wasPossible: boolean | null;
  onState: (id: string) => void;
}

interface Candidate {
  transition: ChartTransition;
  state: ChartState;
  way: Way | null;
}

/** Ways that somebody or something has to take: what goes on at once has gone on already. */
function candidatesOf({ chart, standing, ways }: Props): Candidate[] {
  const states = statesById(chart.chart);
  return [...standing.active].reverse().flatMap((id) => {
    const state = states.get(id);
    if (!state) return [];
    return state.transitions
      .filter(({ kind }) => kind !== 'always')
      .map((transition) => ({
        transition,
        state,
        way: ways?.find((one) => one.id === transition.id) ?? null,
      }));
  });
}

const isAwaited = ({ kind }: ChartTransition) => kind !== 'event' && kind !== 'route';

function Mark({ now, isWaiting }: { now: Possible | null; isWaiting: boolean }) {
  const { texts } = useReading();
  if (now === null) return <span className="insp-mark" />;
  if (isWaiting && now !== 'no')
    return (
      <span className="insp-mark" data-now="wait">
        <Icon name="wait" /> {texts.awaited}
      </span>
    );
  const text = { yes: texts.possible, no: texts.notNow, open: texts.depends }[now];
  return (
    <span className="insp-mark" data-now={now}>
      <Icon name={now} /> {text}
    </span>
  );
}

function Why({ candidate, labels }: { candidate: Candidate; labels: Labels }) {
  const { texts } = useReading();
  const { transition, state, way } = candidate;
  const conditions = Object.entries(way?.guards ?? {});
  const guard = labels.guard(transition, state.transitions);
  if (conditions.length === 0)
    return guard ? (
      <p className="insp-why">
        {guard}
        {way?.now === 'no' && <em> ({texts.another})</em>}
      </p>
    ) : null;
  const words = (holds: boolean | null) =>
    holds === null ? texts.unknown : holds ? texts.holds : texts.holdsNot;
  const name = (holds: boolean | null) => (holds === null ? 'open' : holds ? 'yes' : 'no');
  return (
    <>
      {conditions.length > 1 && <p className="insp-why">{guard}</p>}
      <ul className="insp-why">
        {conditions.map(([condition, holds]) => (
          <li key={condition} data-now={name(holds)}>
            <Icon name={name(holds)} /> {labels.condition(condition)}: <b>{words(holds)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}

export function NextWays(props: Props) {
  const { chart, ways, role, onSend, wasPossible, onState } = props;
  const { texts, set } = useReading();
  const [asDeveloper, setAsDeveloper] = useState(false);
  const labels = labelsFor(chart, set);
  const states = statesById(chart.chart);
  const candidates = candidatesOf(props);
  const canSend = role === 'developer' && ways !== null;
  return (
    <section>
      <div className="insp-head">
        <h3>{ways ? texts.next : texts.couldNext}</h3>
        {canSend && (
          <label className="insp-check" title={texts.developerHint}>
            <input
              type="checkbox"
              checked={asDeveloper}
              onChange={(event) => setAsDeveloper(event.currentTarget.checked)}
            />
            {texts.developer}
          </label>
        )}
      </div>
      {asDeveloper && wasPossible !== null && (
        <p role="status">{wasPossible ? texts.wasSent : texts.notSent}</p>
      )}
      {candidates.length === 0 && <p>{texts.nothingNext}</p>}
      <ul className="insp-ways">
        {candidates.map((candidate) => {
          const { transition, way } = candidate;
          const now = ways ? (way?.now ?? 'no') : null;
          const targets = transition.targets.flatMap((id) => states.get(id) ?? []);
          const isSendable = canSend && asDeveloper && !isAwaited(transition) && now !== 'no';
          return (
            <li key={transition.id} data-now={now ?? undefined}>
              <div>
                <b>{labels.event(transition)}</b>
                <Mark now={now} isWaiting={isAwaited(transition)} />
              </div>
              <Why candidate={candidate} labels={labels} />
              <p className="insp-target">
                {targets.length === 0 && texts.stays}
                {targets.map((target) => (
                  <button key={target.id} type="button" onClick={() => onState(target.id)}>
                    <Icon name="forward" /> {stateName(target, labels)}
                  </button>
                ))}
              </p>
              {isSendable && (
                <SendEvent type={transition.event} needsData={now === 'open'} onSend={onSend} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
