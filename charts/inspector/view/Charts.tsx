import { flowName, useReading } from './context';

export function Charts({
  looked,
  onLook,
}: {
  looked: string | null;
  onLook: (id: string) => void;
}) {
  const reading = useReading();
  const { texts, list } = reading;
  return (
    <nav className="insp-charts" aria-label={texts.charts}>
      <h2>{texts.charts}</h2>
      <ul>
        {list.charts.map(({ id, states }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={looked === id ? 'page' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onLook(id);
              }}
            >
              <bdi>{flowName(id, reading)}</bdi>
              <span className="insp-soft">{texts.within(states)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
