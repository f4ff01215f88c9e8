import { languageName, localeOf } from '../../locales/locales';
import { useReading } from './context';
import { FileButton } from './FileButton';
import { Icon } from './Icon';
import type { InspectorProps } from './Inspector';
import type { useBeside } from './useBeside';
import type { Inspection } from './useInspector';
import type { useStately } from './useStately';

interface Props extends Pick<InspectorProps, 'onLanguage' | 'onTheme' | 'list' | 'site'> {
  inspection: Inspection;
  openFile: (file: File) => Promise<void>;
  problem: string | null;
  beside: ReturnType<typeof useBeside>;
  stately: ReturnType<typeof useStately>;
  onFind: () => void;
}

export function TopBar(props: Props) {
  const { inspection, openFile, problem, onLanguage, onTheme, list } = props;
  const { site, beside, stately, onFind } = props;
  const { texts, language } = useReading();
  const { known, isFollowing, follow } = inspection;
  const pages = [...known.pages.values()].filter(({ isHere }) => isHere);
  return (
    <header className="insp-top">
      <h1>{texts.inspector}</h1>
      {pages.length > 0 && (
        <span className="insp-here">
          <i aria-hidden="true" /> {texts.live}
          <bdi dir="ltr">{pages.map(({ path }) => path).join(', ')}</bdi>
        </span>
      )}
      {pages.some(({ isUnderstood }) => !isUnderstood) && (
        <p role="alert">
          {pages.filter(({ isUnderstood }) => !isUnderstood).map(({ path }) => path)}{' '}
          {texts.otherBuild}
        </p>
      )}
      <span className="insp-space" />
      <button type="button" aria-keyshortcuts="Control+K" onClick={onFind}>
        <Icon name="search" /> {localeOf(language).finder.find} <kbd dir="ltr">Ctrl K</kbd>
      </button>
      <label className="insp-check">
        <input
          type="checkbox"
          checked={isFollowing}
          onChange={(event) => follow(event.currentTarget.checked)}
        />
        {texts.follow}
      </label>
      {stately.isOffered && (
        <label className="insp-check" title={texts.statelyHint}>
          <input
            type="checkbox"
            checked={stately.isTold}
            onChange={(event) => void stately.setTold(event.currentTarget.checked)}
          />
          {texts.stately}
        </label>
      )}
      {site !== null && beside.isPossible && beside.path === null && (
        <button type="button" onClick={() => beside.open(site)}>
          <Icon name="beside" /> {texts.beside}
        </button>
      )}
      <FileButton text={texts.open} onFile={openFile} />
      {list.languages.length > 1 && (
        <span className="insp-tabs">
          {list.languages.map((one) => (
            <button
              key={one}
              type="button"
              lang={one}
              aria-pressed={one === language}
              onClick={() => onLanguage(one)}
            >
              {languageName(one)}
            </button>
          ))}
        </span>
      )}
      <button type="button" aria-label={texts.theme} title={texts.theme} onClick={onTheme}>
        <Icon name="theme" />
      </button>
      {problem && (
        <p role="alert" className="insp-problem">
          {texts.unreadable} <bdi>{problem}</bdi>
        </p>
      )}
    </header>
  );
}
