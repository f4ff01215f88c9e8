import { RowIcon } from '../../drawing/Icons';
import type { RowSign } from '../../layout/drawing';
import type { AtlasTexts } from '../../locales/en/atlas';
import { isRightToLeft } from '../../locales/locales';

interface Props {
  /** SVG texts, by label set: in words, and with the developer's names. */
  drawings: { words: string; names: string };
  language: string;
  texts: AtlasTexts;
}

export function Viewer({ drawings, language, texts }: Props) {
  const rtl = isRightToLeft(language);
  return (
    <section className="viewer">
      <div className="tools">
        <button type="button" data-zoom="1.25" aria-label={texts.nearer}>
          +
        </button>
        <button type="button" data-zoom="0.8" aria-label={texts.farther}>
          −
        </button>
        <button type="button" data-fit>
          {texts.fit}
        </button>
        <label>
          {texts.find} <input type="search" data-find />
        </label>
        <label>
          <input type="checkbox" data-names /> {texts.names}
        </label>
      </div>
      {(['words', 'names'] as const).map((set) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the window scrolls by keyboard
        <div key={set} className="window" data-set={set} hidden={set === 'names'} tabIndex={0}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own SVG, escaped by React */}
          <div className="sheet" dangerouslySetInnerHTML={{ __html: drawings[set] }} />
        </div>
      ))}
      <p className="hint">{texts.keys}</p>
      <details>
        <summary>{texts.legend}</summary>
        <ul className="legend">
          {(Object.entries(texts.signs) as [RowSign, string][]).map(([icon, text]) => (
            <li key={icon}>
              <svg className="chart" width="12" height="12" aria-hidden="true">
                <RowIcon icon={icon} x={0} y={0} rtl={rtl} />
              </svg>
              {text}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
