import { isUntaken, type Known, type LoggedStep } from '../log/known';
import { actorName, useReading } from './context';
import { causeText, eventText, whereText } from './eventText';
import { Rows } from './Rows';
import { reasonOf } from './reasonOf';

interface Props {
  known: Pick<Known, 'actors'>;
  steps: readonly LoggedStep[];
  at: number | null;
  onStep: (step: LoggedStep) => void;
}

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 1,
});

export function EventList({ known, steps, at, onStep }: Props) {
  const reading = useReading();
  const { texts, set, charts } = reading;
  if (steps.length === 0) return <p className="insp-empty">{texts.noEvents}</p>;
  return (
    <Rows
      className="insp-list"
      items={steps}
      height={38}
      keepsEnd={at === null}
      shown={at === null ? undefined : steps.findIndex(({ n }) => n === at)}
      row={(step) => {
        const actor = known.actors.get(step.actor);
        const machine = actor?.seen.machine?.id;
        const chart = charts.get(machine ?? '');
        const name = actor ? actorName(actor, known.actors, reading) : '';
        const where = whereText(step, chart, set);
        const reason = reasonOf(step, actor, chart, set);
        const isUnheard = isUntaken(actor, step);
        const to = where
          ? `${reason ? texts.so : texts.to} ${where}`
          : isUnheard
            ? texts.notTaken
            : texts.stays;
        return (
          <button
            key={step.n}
            type="button"
            className="insp-row"
            aria-current={step.n === at ? 'step' : undefined}
            onClick={() => onStep(step)}
          >
            <time dir="ltr">{step.at > 1e11 ? clock.format(step.at) : `${step.at} ms`}</time>
            <span className="insp-who">{name}</span>
            <span title={reason}>
              <b>{reason ? causeText(step, chart, set) : eventText(step, chart, set)}</b>
              {reason && `: ${reason}`}
            </span>
            <span className="insp-soft" title={to}>
              {to}
            </span>
          </button>
        );
      }}
    />
  );
}
