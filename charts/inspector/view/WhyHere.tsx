import type { ReadChart } from '../charts';
import { isUntaken, type LoggedActor, type LoggedStep, unseen } from '../log/known';
import type { Standing } from '../protocol';
import { flowName, labelsFor, leavesOf, transitionOf, useReading } from './context';
import { causeText, eventText } from './eventText';
import { Icon } from './Icon';
import { reasonOf } from './reasonOf';
import { VerdictTree } from './VerdictTree';

interface Props {
  chart: ReadChart;
  actor: LoggedActor;
  standing: Omit<Standing, 'context'>;
  /** The last step that is looked at; null at the start. */
  step: LoggedStep | null;
  onState: (id: string) => void;
}

/** What led to a place: the event, why it led there, and what was asked on the way. */
function Because({ chart, actor, step }: Pick<Props, 'chart' | 'actor'> & { step: LoggedStep }) {
  const { texts, set } = useReading();
  const labels = labelsFor(chart, set);
  const reason = reasonOf(step, actor, chart, set);
  const isUnheard = isUntaken(actor, step) && step.event.type !== unseen;
  const choices = (step.taken ?? []).flatMap((id) => {
    const taken = transitionOf(chart, id);
    return (taken && labels.choice(taken)) ?? [];
  });
  return (
    <>
      <p className="insp-because">
        <Icon name="forward" />
        <span>
          <b>{reason ? causeText(step, chart, set) : eventText(step, chart, set)}</b>
          {reason && `: ${reason}`}
          {isUnheard && ` – ${texts.notTaken}`}
          {isUnheard && !reason && `: ${texts.unheard}`}
        </span>
      </p>
      {choices
        .filter((choice) => !reason.includes(choice.replace(/\.$/, '')))
        .map((choice) => (
          <p key={choice} className="insp-why">
            {choice}
          </p>
        ))}
      {step.weighed && <Asked asked={step.weighed} chart={chart} />}
    </>
  );
}

function Asked({ asked, chart }: { asked: NonNullable<LoggedStep['weighed']>; chart: ReadChart }) {
  const { set } = useReading();
  return (
    <ul className="insp-why">
      {asked.map(({ id, verdict }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one condition may be asked twice in a step
        <VerdictTree key={`${id} ${place}`} verdict={verdict} labels={labelsFor(chart, set)} />
      ))}
    </ul>
  );
}

/** What the product must do in a place. */
function Requirements({ ids }: { ids: readonly string[] }) {
  const { texts, requirements } = useReading();
  if (ids.length === 0) return null;
  return (
    <details className="insp-requirements">
      <summary>
        {texts.requirements}: <bdi>{ids.join(', ')}</bdi>
      </summary>
      <ul>
        {ids.map((id) => (
          <li key={id}>
            <b>{id}</b> <bdi>{requirements[id]}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function WhyHere({ chart, actor, standing, step, onState }: Props) {
  const reading = useReading();
  const { texts, set } = reading;
  const labels = labelsFor(chart, set);
  const { weighed, isWhole, machine } = actor.seen;
  const leaves = leavesOf(standing.active, chart);
  const arrival =
    actor.steps.findLast(({ n, active }) => step !== null && n <= step.n && active !== undefined) ??
    null;
  return (
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
            <small>{flowName(machine?.id ?? '', reading)}</small>
            {title && <b>{title}</b>}
            {text && <span>{text}</span>}
          </button>
        );
      })}
      {arrival && <Because {...{ chart, actor }} step={arrival} />}
      {!arrival && (
        <p className="insp-because">
          <Icon name="forward" /> {isWhole ? texts.began : texts.beganWatched}
        </p>
      )}
      {!arrival && weighed && <Asked asked={weighed} chart={chart} />}
      {step && step !== arrival && (
        <>
          <h4>{texts.lastly}</h4>
          <Because {...{ chart, actor, step }} />
        </>
      )}
      <Requirements
        key={leaves.map(({ id }) => id).join(' ')}
        ids={[...new Set(leaves.flatMap((state) => state.requirements))]}
      />
    </section>
  );
}
