import { localeOf } from '../locales/locales';
import { calledIn, type Findable, findIn, type Kind } from '../search/find';

declare global {
  interface Window {
    /** All that can be found, once its file is there. */
    atlasFindables?: { items: Findable[]; titles: Record<string, Record<string, string>> };
  }
}

/** Of a kind, as long as not all are asked for. */
const first = 6;

const make = <K extends keyof HTMLElementTagNameMap>(name: K, text = '') => {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
};

/** A page that is opened from a folder may fetch nothing; a script it may load. */
const loaded = () =>
  new Promise<void>((resolve, reject) => {
    if (window.atlasFindables) return resolve();
    const script = make('script');
    script.src = 'findables.js';
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(script.src));
    document.head.append(script);
  });

function hitOf(item: Findable, language: string): HTMLElement {
  const { name, flow, at, kind, more } = item;
  const hit = at === null || flow === null ? make('div') : make('a');
  if (hit instanceof HTMLAnchorElement) hit.href = `${flow}.html${at === flow ? '' : `#${at}`}`;
  const title = make('b');
  title.append(make('bdi', calledIn(item, language)));
  const where = make('span');
  const titles = window.atlasFindables?.titles ?? {};
  const called =
    flow === null ? localeOf(language).finder.unserved : (titles[flow]?.[language] ?? flow);
  if (kind !== 'flow') where.append(make('bdi', called), ' ');
  const code = make('code', name);
  code.dir = 'ltr';
  where.append(code);
  hit.append(title, where);
  const meaning = more?.[language] ?? more?.en;
  if (meaning) hit.append(make('span', meaning));
  return hit;
}

function groupOf(kind: Kind, items: Findable[], language: string): HTMLElement {
  const texts = localeOf(language).finder;
  const group = make('section');
  const list = make('ul');
  const add = (some: Findable[]) => {
    for (const item of some) {
      const row = make('li');
      row.append(hitOf(item, language));
      list.append(row);
    }
  };
  add(items.slice(0, first));
  group.append(make('h2', `${texts.kinds[kind]} (${items.length})`), list);
  if (items.length > first) {
    const rest = make('button', texts.more(items.length - first));
    rest.type = 'button';
    rest.addEventListener('click', () => {
      add(items.slice(first));
      rest.remove();
    });
    group.append(rest);
  }
  return group;
}

/** Shows what is found for what stands in a dialog's field. */
function show(dialog: HTMLDialogElement, language: string): void {
  const texts = localeOf(language).finder;
  const text = dialog.querySelector('input')?.value.trim() ?? '';
  const found = findIn(window.atlasFindables?.items ?? [], text);
  const count = found.reduce((sum, { items }) => sum + items.length, 0);
  const status = dialog.querySelector('[role="status"]');
  if (status) status.textContent = text ? (count ? texts.found(count) : texts.nothing(text)) : '';
  dialog
    .querySelector('.hits')
    ?.replaceChildren(...found.map(({ kind, items }) => groupOf(kind, items, language)));
}

/** Opens the search of the page that is shown. */
export function openFinder(page: HTMLElement): void {
  const dialog = page.querySelector<HTMLDialogElement>('dialog.finder');
  if (!dialog || dialog.open) return;
  const language = page.dataset.language ?? 'en';
  dialog.showModal();
  const update = () => show(dialog, language);
  dialog.querySelector('input')?.addEventListener('input', update);
  loaded().then(update, () => {
    const status = dialog.querySelector('[role="status"]');
    if (status) status.textContent = localeOf(language).finder.failed;
  });
}
