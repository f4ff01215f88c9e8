import { useReading } from './context';

const panels = ['chart', 'now', 'events', 'flows'] as const;
export type Panel = (typeof panels)[number];

interface Props {
  panel: Panel;
  setPanel: (panel: Panel) => void;
}

export function Panels({ panel, setPanel }: Props) {
  const { texts } = useReading();
  return (
    <nav className="insp-panels" aria-label={texts.inspector}>
      {panels.map((one) => (
        <button
          key={one}
          type="button"
          data-panel={one}
          aria-pressed={panel === one}
          onClick={() => setPanel(one)}
        >
          {texts[one]}
        </button>
      ))}
    </nav>
  );
}
