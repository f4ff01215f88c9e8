import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { localeOf } from '../../locales/locales';
import { calledIn, type Findable, type Found, findIn, type Kind } from '../../search/find';
import { loadFindables } from '../charts';
import { flowName, useReading } from './context';
import { Icon } from './Icon';

/** Of a kind, as long as not all are asked for. */
const first = 6;

interface Props {
  onClose: () => void;
  /** Shows a state, or a chart. */
  onChoose: (at: string) => void;
}

function Group({ kind, items, onChoose }: Found & Pick<Props, 'onChoose'>) {
  const reading = useReading();
  const { language } = reading;
  const texts = localeOf(language).finder;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, first);
  return (
    <section>
      <h3>
        {texts.kinds[kind]} <small>({items.length})</small>
      </h3>
      <ul>
        {shown.map((item) => (
          <li key={`${item.flow} ${item.name}`}>
            <Hit {...{ item, onChoose }} />
          </li>
        ))}
      </ul>
      {shown.length < items.length && (
        <button type="button" onClick={() => setWhole(true)}>
          {texts.more(items.length - shown.length)}
        </button>
      )}
    </section>
  );
}

function Hit({ item, onChoose }: { item: Findable } & Pick<Props, 'onChoose'>) {
  const reading = useReading();
  const { language } = reading;
  const { name, flow, at, more } = item;
  const content = (
    <>
      <b>
        <bdi>{calledIn(item, language)}</bdi>
      </b>
      <span className="insp-soft">
        {item.kind !== 'flow' && (
          <bdi>{flow ? flowName(flow, reading) : localeOf(language).finder.unserved}</bdi>
        )}{' '}
        <code dir="ltr">{name}</code>
      </span>
      {more && <span className="insp-soft">{more[language] ?? more.en}</span>}
    </>
  );
  if (at === null) return <div className="insp-hit">{content}</div>;
  return (
    <button type="button" className="insp-hit" onClick={() => onChoose(at)}>
      {content}
    </button>
  );
}

/** All that can be found, once it is there. */
function useFindables() {
  const { list } = useReading();
  const [items, setItems] = useState<Findable[] | 'failed' | null>(null);
  useEffect(() => {
    loadFindables(list).then(setItems, () => setItems('failed'));
  }, [list]);
  return items;
}

/** One search over all charts, in all languages at once. */
export function Finder({ onClose, onChoose }: Props) {
  const { language } = useReading();
  const texts = localeOf(language).finder;
  const box = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text).trim();
  const items = useFindables();
  const found = useMemo(() => (Array.isArray(items) ? findIn(items, wanted) : []), [items, wanted]);
  const count = found.reduce((sum, group) => sum + group.items.length, 0);
  useEffect(() => {
    if (!box.current?.open) box.current?.showModal();
  }, []);
  return (
    <dialog ref={box} className="insp-finder" aria-label={texts.find} onClose={onClose}>
      <div className="insp-tools">
        <label className="insp-search">
          <Icon name="search" />
          <input
            type="search"
            autoFocus
            value={text}
            placeholder={texts.hint}
            aria-label={texts.find}
            onChange={(event) => setText(event.currentTarget.value)}
            // A search field takes the key for itself, to be emptied.
            onKeyDown={(event) => event.key === 'Escape' && onClose()}
          />
        </label>
        <button type="button" onClick={onClose}>
          {texts.close}
        </button>
      </div>
      <p role="status" className="insp-soft">
        {items === 'failed' && texts.failed}
        {Array.isArray(items) && wanted && (count ? texts.found(count) : texts.nothing(wanted))}
      </p>
      <div className="insp-hits">
        {found.map((group) => (
          <Group key={`${group.kind satisfies Kind} ${wanted}`} {...group} onChoose={onChoose} />
        ))}
      </div>
    </dialog>
  );
}
