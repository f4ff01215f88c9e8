import { useEffect, useState } from 'react';
import type { LoggedActor } from '../log/known';
import type { Standing } from '../protocol';
import { flowName, labelsFor, leavesOf, stateName, useReading } from './context';

interface Props {
  actor: LoggedActor | null;
  standing: Omit<Standing, 'context'> | null;
  isLive: boolean;
}

export function Spoken({ actor, standing }: Props) {
  const reading = useReading();
  const { texts, set, charts } = reading;
  const machine = actor?.seen.machine?.id ?? '';
  const chart = charts.get(machine);
  const where =
    chart && standing
      ? leavesOf(standing.active, chart)
          .map((state) => stateName(state, labelsFor(chart, set)))
          .join(', ')
      : '';
  const text = where ? texts.entered(flowName(machine, reading), where) : '';
  const [said, setSaid] = useState('');
  useEffect(() => {
    const waiting = setTimeout(() => setSaid(text), 400);
    return () => clearTimeout(waiting);
  }, [text]);
  return (
    <p className="insp-spoken" role="status" aria-live="polite">
      {said}
    </p>
  );
}
