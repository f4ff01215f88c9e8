import { localeOf } from '../../locales/locales';
import type { ChartState } from '../../model/chart';
import { useReading } from './context';
import { Icon } from './Icon';
import type { Lenses } from './useLenses';
import type { Levels } from './useLevels';
import type { useSheet } from './useSheet';

interface Props {
  title: string;
  version: string | null;
  view: 'drawing' | 'words';
  setView: (view: 'drawing' | 'words') => void;
  wanted: string;
  find: (text: string) => void;
  onNames: (isOn: boolean) => void;
  chosen: ChartState | null;
  levels: Levels;
  sheet: ReturnType<typeof useSheet>;
  lenses: Lenses;
}

export function ChartTools(props: Props) {
  const { title, version, view, setView, wanted, find, onNames } = props;
  const { chosen, levels, sheet, lenses } = props;
  const { part, setPart, level } = levels;
  const { texts, set, language } = useReading();
  const own = localeOf(language).lenses;
  const canFocus = chosen !== null && chosen.children.length > 0 && chosen.parent !== null;
  return (
    <div className="insp-tools">
      <h2>
        {title} <small>{version}</small>
      </h2>
      <span className="insp-tabs">
        {(['drawing', 'words'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={view === one} onClick={() => setView(one)}>
            {texts[one]}
          </button>
        ))}
      </span>
      {view === 'drawing' && (
        <span className="insp-group">
          <button type="button" aria-label={texts.farther} onClick={() => sheet.zoom(0.8)}>
            <Icon name="minus" />
          </button>
          <button type="button" aria-label={texts.nearer} onClick={() => sheet.zoom(1.25)}>
            <Icon name="plus" />
          </button>
          <button
            type="button"
            aria-label={texts.fit}
            title={texts.keys}
            onClick={() => sheet.showAll()}
          >
            <Icon name="fit" />
          </button>
        </span>
      )}
      {view === 'drawing' && levels.hasOverview && !part && (
        <span className="insp-tabs">
          {(['overview', 'detail'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={level === one}
              onClick={() => levels.setLevel(one)}
            >
              {texts[one]}
            </button>
          ))}
        </span>
      )}
      {view === 'drawing' && (part || (canFocus && level === 'detail')) && (
        <button type="button" onClick={() => setPart(part ? null : (chosen?.id ?? null))}>
          {part ? texts.whole : texts.focus}
        </button>
      )}
      {(['changes', 'coverage'] as const).map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={lenses.lens === one}
          onClick={() => lenses.setLens(lenses.lens === one ? null : one)}
        >
          {one === 'changes' ? own.compare : own.coverage}
        </button>
      ))}
      <label className="insp-search">
        <Icon name="search" />
        <input
          type="search"
          value={wanted}
          placeholder={texts.find}
          aria-label={texts.find}
          onChange={(event) => find(event.currentTarget.value)}
        />
      </label>
      <label className="insp-check">
        <input
          type="checkbox"
          checked={set === 'names'}
          onChange={(event) => onNames(event.currentTarget.checked)}
        />
        {texts.names}
      </label>
    </div>
  );
}
