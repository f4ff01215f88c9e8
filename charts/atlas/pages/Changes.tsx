import type { AtlasTexts } from '../../locales/en/atlas';
import type { ChangeRow } from '../changeRows';

/** What has changed since, each part of it as it was and as it is. */
export function Changes({
  rows,
  title,
  texts,
}: {
  rows: readonly ChangeRow[];
  title: string;
  texts: AtlasTexts;
}) {
  if (rows.length === 0)
    return (
      <section>
        <h2>{title}</h2>
        <p>{texts.unchanged}</p>
      </section>
    );
  return (
    <section>
      <h2>{title}</h2>
      <table className="changes">
        <thead>
          <tr>
            {[texts.change, texts.from, texts.what, texts.was, texts.now].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.flatMap(({ id, change, where, parts }) =>
            (parts.length > 0 ? parts : [null]).map((part) => (
              <tr key={`${id} ${change} ${part?.part}`} data-row={id}>
                <td>{texts[change]}</td>
                <th scope="row">
                  <bdi>{where}</bdi>
                </th>
                <td>{part?.part}</td>
                <td>{part && <del>{part.was || '–'}</del>}</td>
                <td>{part && <ins>{part.now || '–'}</ins>}</td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </section>
  );
}
