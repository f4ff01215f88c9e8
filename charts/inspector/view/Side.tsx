import { useState } from 'react';
import type { Chart } from '../../model/chart';
import type { LoggedActor, LoggedStep } from '../log/known';
import type { Standing } from '../protocol';
import { ContextView } from './ContextView';
import { useReading } from './context';
import type { InspectorProps } from './Inspector';
import { Now } from './Now';
import { RecordingBar } from './RecordingBar';
import type { Inspection } from './useInspector';

interface Props extends Pick<InspectorProps, 'log' | 'replays'> {
  inspection: Inspection;
  actor: LoggedActor;
  standing: Omit<Standing, 'context'>;
  step: LoggedStep | null;
  isLive: boolean;
  onCompare: (chart: Chart) => void;
}

/** What stands beside the drawing: why a flow is where it is and what can happen, its data, its recording. */
export function Side(props: Props) {
  const { inspection, log, replays, actor, standing, step, isLive, onCompare } = props;
  const { texts } = useReading();
  const [side, setSide] = useState<'now' | 'data'>('now');
  const { known, looked, context, chooseState } = inspection;
  const { actor: id, input } = actor.seen;
  return (
    <aside className="insp-side" aria-label={texts.now}>
      <span className="insp-tabs">
        {(['now', 'data'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={side === one} onClick={() => setSide(one)}>
            {texts[one]}
          </button>
        ))}
      </span>
      {side === 'now' ? (
        <Now
          {...{ actor, standing, step, isLive }}
          role={known.pages.get(actor.page)?.role ?? 'read'}
          onSend={(event) => log.send(id, event)}
          wasPossible={known.sent?.actor === id ? known.sent.wasPossible : null}
          onState={chooseState}
        />
      ) : (
        <ContextView
          parts={{
            [texts.context]: context,
            [texts.input]: input,
            [texts.event]: step?.event ?? null,
          }}
        />
      )}
      <section>
        <h3>{texts.recording}</h3>
        <RecordingBar {...{ actor, replays, onCompare }} at={looked.at} />
      </section>
    </aside>
  );
}
