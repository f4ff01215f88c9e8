import type { LoggedActor, LoggedStep } from '../log/known';
import type { Role, SeenEvent, Standing, Way } from '../protocol';
import { flowName, labelsFor, leavesOf, useReading } from './context';
import { eventText } from './eventText';
import { Icon } from './Icon';
import { NextWays } from './NextWays';
import { useSecond } from './useSecond';

interface Props {
  actor: LoggedActor;
  standing: Omit<Standing, 'context'>;
  /** The step that led here; null at the start. */
  step: LoggedStep | null;
  isLive: boolean;
  ways: Way[] | null;
  role: Role;
  onSend: (event: SeenEvent) => void;
  wasPossible: boolean | null;
  onState: (id: string) => void;
}

function Clocks({ actor, timers }: Pick<Props, 'actor'> & Pick<Standing, 'timers'>) {
  const { texts, set, charts } = useReading();
  const now = useSecond();
  const chart = charts.get(actor.seen.machine?.id ?? '');
  const transitions = chart?.chart.states.flatMap((state) => state.transitions) ?? [];
  return (
    <section>
      <h3>{texts.clocks}</h3>
      <ul className="insp-clocks">
        {timers.map(({ event, ends }) => {
          const transition = transitions.find((one) => one.event === event);
          const text = chart && transition ? labelsFor(chart, set).event(transition) : event;
          return (
            <li key={event}>
              <Icon name="wait" />
              <span>{text}</span>
              <b>{texts.inSeconds(Math.max(0, Math.ceil((ends - now) / 1000)))}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function Now(props: Props) {
  const { actor, standing, step, isLive, ways, onState } = props;
  const reading = useReading();
  const { texts, set, charts } = reading;
  const machine = actor.seen.machine?.id ?? '';
  const chart = charts.get(machine);
  if (!chart) return null;
  const labels = labelsFor(chart, set);
  const leaves = leavesOf(standing.active, chart);
  return (
    <div className="insp-now">
      <section>
        <h3>{texts.here}</h3>
        {leaves.map((state) => {
          const { title, text } = labels.state(state);
          return (
            <button
              key={state.id}
              type="button"
              className="insp-place"
              onClick={() => onState(state.id)}
            >
              <small>{flowName(machine, reading)}</small>
              {title && <b>{title}</b>}
              {text && <span>{text}</span>}
            </button>
          );
        })}
        {step && (
          <p className="insp-because">
            <Icon name="forward" /> {eventText(step, chart, set)}
          </p>
        )}
        {isLive && standing.status === 'left' && <p>{texts.leftPage}</p>}
        {isLive && ['done', 'stopped', 'error'].includes(standing.status) && <p>{texts.over}</p>}
      </section>
      {isLive && standing.timers.length > 0 && <Clocks actor={actor} timers={standing.timers} />}
      <NextWays
        {...props}
        chart={chart}
        ways={isLive && standing.status === 'active' ? ways : null}
      />
    </div>
  );
}
