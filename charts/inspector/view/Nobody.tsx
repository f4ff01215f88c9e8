import { useReading } from './context';

export function Nobody({ site }: { site: string | null }) {
  const { texts } = useReading();
  return (
    <section className="insp-nobody" aria-label={texts.running}>
      <h2>{texts.running}</h2>
      {site === null ? (
        <p>{texts.noProgram}</p>
      ) : (
        <>
          <p>{texts.nobody}</p>
          <p className="insp-soft">{texts.openHint}</p>
          <a href={site} target="_blank" rel="noreferrer">
            {texts.openShop}
          </a>
        </>
      )}
    </section>
  );
}
