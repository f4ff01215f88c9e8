import type { LoggedActor, LoggedStep } from '../log/known';
import type { Role, SeenEvent, Standing } from '../protocol';
import { labelsFor, useReading } from './context';
import { Icon } from './Icon';
import { NextWays } from './NextWays';
import { valuesAt } from './reasonOf';
import { useSecond } from './useSecond';
import { WhyHere } from './WhyHere';

interface Props {
  actor: LoggedActor;
  standing: Omit<Standing, 'context'>;
  /** The step that led here; null at the start. */
  step: LoggedStep | null;
  isLive: boolean;
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
  const { actor, standing, step, isLive, onState } = props;
  const { texts, charts } = useReading();
  const chart = charts.get(actor.seen.machine?.id ?? '');
  if (!chart) return null;
  return (
    <div className="insp-now">
      <WhyHere {...{ chart, actor, standing, step, onState }} />
      {isLive && standing.status === 'left' && <p>{texts.leftPage}</p>}
      {isLive && ['done', 'stopped', 'error'].includes(standing.status) && <p>{texts.over}</p>}
      {isLive && standing.timers.length > 0 && <Clocks actor={actor} timers={standing.timers} />}
      <NextWays
        {...props}
        chart={chart}
        isAsked={standing.status === 'active'}
        values={valuesAt(actor, step)}
      />
    </div>
  );
}
