import { useReading } from './context';

export function Nobody({ site }: { site: string }) {
  const { texts } = useReading();
  return (
    <section className="insp-nobody" aria-label={texts.running}>
      <h2>{texts.running}</h2>
      <p>{texts.nobody}</p>
      <p className="insp-soft">{texts.openHint}</p>
      <a href={site} target="_blank" rel="noreferrer">
        {texts.openShop}
      </a>
    </section>
  );
}
