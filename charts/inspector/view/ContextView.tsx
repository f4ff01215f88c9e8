import type { Plain } from '../../model/chart';
import { useReading } from './context';

const isBranch = (value: Plain): value is Plain[] | { [key: string]: Plain } =>
  typeof value === 'object' && value !== null;

function Value({ name, value, depth }: { name: string; value: Plain; depth: number }) {
  const { texts } = useReading();
  if (!isBranch(value))
    return (
      <div className="insp-field">
        <span>{name}</span> <code data-kind={typeof value}>{String(value)}</code>
      </div>
    );
  const entries = Object.entries(value);
  if (entries.length === 0)
    return (
      <div className="insp-field">
        <span>{name}</span> <em>{texts.empty}</em>
      </div>
    );
  return (
    <details open={depth < 2 && entries.length <= 12}>
      <summary>
        <span>{name}</span> <em>{entries.length}</em>
      </summary>
      {entries.map(([key, below]) => (
        <Value key={key} name={key} value={below} depth={depth + 1} />
      ))}
    </details>
  );
}

/** The masked data of an actor: context, input, and the event that came last. */
export function ContextView({ parts }: { parts: Record<string, Plain> }) {
  const { texts } = useReading();
  return (
    <div className="insp-data">
      <p className="insp-soft">{texts.hidden}</p>
      <div dir="ltr">
        {Object.entries(parts).map(([name, value]) => (
          <Value key={name} name={name} value={value} depth={0} />
        ))}
      </div>
    </div>
  );
}
