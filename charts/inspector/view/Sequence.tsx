import type { Known, LoggedStep } from '../log/known';
import { actorName, useReading } from './context';
import { eventText } from './eventText';
import { Rows } from './Rows';

interface Props {
  known: Pick<Known, 'actors'>;
  steps: readonly LoggedStep[];
  at: number | null;
  onStep: (step: LoggedStep) => void;
}

const outside = '';
/** Pixels from one actor's line to the next. */
const gap = 168;

const endsOf = ({ from, actor }: LoggedStep): [string, string] => [from ?? outside, actor];

/** The actors in the rows that are drawn: from outside, then flows, then what they ask, as they speak. */
function linesOf(steps: readonly LoggedStep[], actors: Known['actors']): string[] {
  const met = [...new Set(steps.flatMap((step) => [...endsOf(step)].reverse()))];
  const isFlow = (id: string) => Boolean(actors.get(id)?.seen.machine);
  const from = met.includes(outside) ? [outside] : [];
  const others = met.filter((id) => id !== outside);
  return [...from, ...others.filter(isFlow), ...others.filter((id) => !isFlow(id))];
}

/** Who told whom, as a sequence diagram; each row is one event. */
export function Sequence({ known, steps, at, onStep }: Props) {
  const reading = useReading();
  const { texts, set, charts } = reading;
  if (steps.length === 0) return <p className="insp-empty">{texts.noEvents}</p>;
  const nameOf = (id: string) => {
    const actor = known.actors.get(id);
    return id === outside || !actor ? texts.outside : actorName(actor, known.actors, reading);
  };
  let lines: string[] = [];
  return (
    <Rows
      className="insp-sequence"
      items={steps}
      height={40}
      keepsEnd={at === null}
      shown={at === null ? undefined : steps.findIndex(({ n }) => n === at)}
      head={(drawn) => {
        lines = linesOf(drawn, known.actors);
        return (
          <div className="insp-lifelines" style={{ minWidth: lines.length * gap }}>
            {lines.map((id, place) => (
              <span key={id} style={{ insetInlineStart: place * gap }}>
                <b>{nameOf(id)}</b>
              </span>
            ))}
          </div>
        );
      }}
      row={(step) => {
        const [from = -1, to = -1] = endsOf(step).map((id) => lines.indexOf(id));
        // Rows just out of view have no lines of their own yet.
        if (from < 0 || to < 0) return <div key={step.n} className="insp-message" />;
        const isSelf = from === to;
        const chart = charts.get(known.actors.get(step.actor)?.seen.machine?.id ?? '');
        const text = eventText(step, chart, set);
        return (
          <button
            key={step.n}
            type="button"
            className="insp-message"
            aria-label={`${nameOf(lines[from] ?? '')} → ${nameOf(lines[to] ?? '')}: ${text}`}
            aria-current={step.n === at ? 'step' : undefined}
            style={{ minWidth: lines.length * gap }}
            onClick={() => onStep(step)}
          >
            {lines.map((id, place) => (
              <i key={id} style={{ insetInlineStart: place * gap + gap / 2 }} />
            ))}
            <span
              className={isSelf ? 'insp-arrow insp-self' : 'insp-arrow'}
              data-back={to < from ? '' : undefined}
              style={{
                insetInlineStart: Math.min(from, to) * gap + gap / 2,
                width: isSelf ? gap * 0.9 : Math.abs(to - from) * gap,
              }}
            >
              {text}
            </span>
          </button>
        );
      }}
    />
  );
}
