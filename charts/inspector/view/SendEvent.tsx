import { useState } from 'react';
import type { Plain } from '../../model/chart';
import type { SeenEvent } from '../protocol';
import { useReading } from './context';

interface Props {
  type: string;
  needsData: boolean;
  onSend: (event: SeenEvent) => void;
}

function fieldsIn(text: string): { [field: string]: Plain } | null {
  try {
    const value: unknown = JSON.parse(text || '{}');
    const isFields = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isFields ? (value as { [field: string]: Plain }) : null;
  } catch {
    return null;
  }
}

export function SendEvent({ type, needsData, onSend }: Props) {
  const { texts } = useReading();
  const [data, setData] = useState('');
  const fields = fieldsIn(data);
  return (
    <form
      className="insp-send"
      onSubmit={(event) => {
        event.preventDefault();
        if (fields) onSend({ ...fields, type });
      }}
    >
      <input
        value={data}
        dir="ltr"
        placeholder={needsData ? '{"…": …}' : '{}'}
        aria-label={`${texts.sendData}: ${type}`}
        aria-invalid={fields === null}
        onChange={(event) => setData(event.currentTarget.value)}
      />
      <button type="submit" disabled={fields === null} aria-label={`${texts.send}: ${type}`}>
        {texts.send}
      </button>
      {fields === null && <small role="alert">{texts.badData}</small>}
    </form>
  );
}
