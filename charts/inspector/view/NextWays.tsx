import { useState } from 'react';
import { type ChartTransition, statesById } from '../../model/chart';
import type { Labels } from '../../model/labels';
import { reasonText, type ValueAt } from '../../reasons/reasonText';
import { type Possible, type Way, waysOut } from '../../reasons/ways';
import type { ReadChart } from '../charts';
import type { Role, SeenEvent, Standing } from '../protocol';
import { labelsFor, stateName, useReading } from './context';
import { Icon } from './Icon';
import { SendEvent } from './SendEvent';
import { VerdictTree } from './VerdictTree';

interface Props {
  chart: ReadChart;
  standing: Omit<Standing, 'context'>;
  /** Whether it is known what the guards say: not of what was opened from a file, nor of what has ended. */
  isAsked: boolean;
  isLive: boolean;
  values: ValueAt;
  role: Role;
  onSend: (event: SeenEvent) => void;
  wasPossible: boolean | null;
  onState: (id: string) => void;
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

/** Why a way is barred, in one sentence. */
function whyNot({ before, state, verdict }: Way, labels: Labels, values: ValueAt) {
  if (before) {
    const name = labels.choice(before)?.replace(/\.$/, '');
    const guard = before.source === state.id ? labels.guard(before, state.transitions) : null;
    return { first: name ?? guard ?? labels.event(before) };
  }
  return { reason: verdict ? reasonText(verdict, labels, values) : '' };
}

function Condition({ way, labels, values }: { way: Way; labels: Labels; values: ValueAt }) {
  const { texts } = useReading();
  const { transition, state, now, verdict } = way;
  const guard = labels.guard(transition, state.transitions);
  const { first, reason } = now === 'no' ? whyNot(way, labels, values) : {};
  return (
    <>
      {reason && <p className="insp-barred">{reason}</p>}
      {first !== undefined && <p className="insp-barred">{texts.earlierWay(first)}</p>}
      {verdict ? (
        <ul className="insp-why">
          <VerdictTree verdict={verdict} labels={labels} />
        </ul>
      ) : (
        guard && <p className="insp-why">{guard}</p>
      )}
    </>
  );
}

export function NextWays(props: Props) {
  const { chart, standing, isAsked, isLive, values, role, onSend, wasPossible, onState } = props;
  const { texts, set } = useReading();
  const [asDeveloper, setAsDeveloper] = useState(false);
  const labels = labelsFor(chart, set);
  const states = statesById(chart.chart);
  const ways = waysOut(chart.chart, standing.active, isAsked ? standing.asked : null);
  const barred = ways.filter(({ now }) => now === 'no');
  const open = ways.filter(({ now }) => now !== 'no');
  const canSend = role === 'developer' && isLive && isAsked;
  const row = (way: Way) => {
    const { transition, now } = way;
    const targets = transition.targets.flatMap((id) => states.get(id) ?? []);
    const isSendable = canSend && asDeveloper && !isAwaited(transition) && now !== 'no';
    return (
      <li key={transition.id} data-now={now ?? undefined}>
        <div>
          <b>{labels.event(transition)}</b>
          <Mark now={now} isWaiting={isAwaited(transition)} />
        </div>
        <Condition {...{ way, labels, values }} />
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
  };
  return (
    <>
      <section>
        <div className="insp-head">
          <h3>{isLive && isAsked ? texts.next : texts.couldNext}</h3>
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
        {open.length === 0 && <p>{texts.nothingNext}</p>}
        <ul className="insp-ways">{open.map(row)}</ul>
      </section>
      {isAsked && (
        <section>
          <h3>{texts.cannot}</h3>
          {barred.length === 0 && <p className="insp-soft">{texts.cannotNone}</p>}
          <ul className="insp-ways">{barred.map(row)}</ul>
        </section>
      )}
    </>
  );
}
