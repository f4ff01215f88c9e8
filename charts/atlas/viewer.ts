import { walkDrawing } from '../drawing/walk';
import { openFinder } from './finder';

/** What a page of the atlas does when it is read: language, theme, size and place of the drawing, search. */
const shown = () => document.querySelector<HTMLElement>('.page:not([hidden])') ?? document.body;
const sheetWindow = () => shown().querySelector<HTMLElement>('.window:not([hidden])');
const drawing = () => sheetWindow()?.querySelector('svg') ?? null;
const sizeOf = (svg: SVGSVGElement) => svg.viewBox.baseVal;

function setScale(scale: number): void {
  const svg = drawing();
  if (!svg) return;
  const { width, height } = sizeOf(svg);
  const kept = Math.min(4, Math.max(0.1, scale));
  svg.dataset.scale = String(kept);
  svg.style.setProperty('--drawn-width', `${width * kept}px`);
  svg.style.setProperty('--drawn-height', `${height * kept}px`);
}

const scaleNow = () => Number(drawing()?.dataset.scale ?? 1);

/** Shows all of the drawing, but never larger than its own size. */
function showAll(): void {
  const [svg, box] = [drawing(), sheetWindow()];
  if (!svg || !box) return;
  const { width, height } = sizeOf(svg);
  setScale(Math.min(1, (box.clientWidth - 4) / width, (box.clientHeight - 4) / height));
}

/** Changes the size around a point of the window, by default its middle. */
function zoom(by: number, at?: { x: number; y: number }): void {
  const box = sheetWindow();
  if (!box) return;
  const point = at ?? { x: box.clientWidth / 2, y: box.clientHeight / 2 };
  const before = scaleNow();
  setScale(before * by);
  const grown = scaleNow() / before;
  box.scrollLeft = (box.scrollLeft + point.x) * grown - point.x;
  box.scrollTop = (box.scrollTop + point.y) * grown - point.y;
}

/** Brings a state into view and marks it with the ways from and to it. */
function choose(id: string): void {
  for (const one of document.querySelectorAll('.chosen')) one.classList.remove('chosen');
  const box = sheetWindow();
  const state = box?.querySelector(`[data-state="${CSS.escape(id)}"]`);
  if (!box || !state) return;
  state.classList.add('chosen');
  for (const edge of box.querySelectorAll<SVGElement>('.edge'))
    if (edge.dataset.from === id || edge.dataset.to === id) edge.classList.add('chosen');
  const { width, height } = (state as SVGGElement).getBBox();
  const whole = Math.min((box.clientWidth - 20) / width, (box.clientHeight - 20) / height);
  if (state.classList.contains('group')) setScale(Math.min(1, whole));
  else if (scaleNow() < 0.7) setScale(0.9);
  const [inner, outer] = [state.getBoundingClientRect(), box.getBoundingClientRect()];
  box.scrollLeft += inner.x + inner.width / 2 - (outer.x + outer.width / 2);
  box.scrollTop +=
    inner.y + Math.min(inner.height, outer.height) / 2 - (outer.y + outer.height / 2);
}

const fromAddress = () => choose(decodeURIComponent(location.hash.slice(1)));

function showLanguage(language: string): void {
  for (const page of document.querySelectorAll<HTMLElement>('.page'))
    page.hidden = page.dataset.language !== language;
  document.title = shown().dataset.title ?? document.title;
  document.documentElement.lang = language;
  remember('language', language);
  showAll();
  if (location.hash) fromAddress();
}

/** Storage may be forbidden to files; then nothing is remembered. */
function remember(name: string, value: string): void {
  try {
    localStorage.setItem(`atlas-${name}`, value);
  } catch {
    return;
  }
}

function remembered(name: string): string | null {
  try {
    return localStorage.getItem(`atlas-${name}`);
  } catch {
    return null;
  }
}

function setTheme(theme: string): void {
  document.documentElement.dataset.theme = theme;
  remember('theme', theme);
}

function find(text: string): void {
  const wanted = text.trim().toLowerCase();
  for (const row of shown().querySelectorAll<HTMLElement>('[data-row]'))
    row.hidden = !(row.textContent ?? '').toLowerCase().includes(wanted);
  const states = [...(sheetWindow()?.querySelectorAll<SVGElement>('[data-state]') ?? [])];
  const found = states.filter((one) => (one.textContent ?? '').toLowerCase().includes(wanted));
  const smallest = found.find((one) => !one.classList.contains('group')) ?? found[0];
  if (wanted && smallest?.dataset.state) choose(smallest.dataset.state);
}

/** Shows of the list the flows of which it is so. */
function filterFlows(button: HTMLElement): void {
  const { filter } = button.dataset;
  for (const one of shown().querySelectorAll<HTMLElement>('[data-filter]'))
    one.setAttribute('aria-pressed', String(one === button));
  for (const area of shown().querySelectorAll<HTMLElement>('.area')) {
    const flows = [...area.querySelectorAll<HTMLElement>('li')];
    for (const flow of flows)
      flow.hidden = filter !== 'all' && !(flow.dataset.is ?? '').split(' ').includes(filter ?? '');
    area.hidden = flows.every(({ hidden }) => hidden);
  }
}

document.addEventListener('click', ({ target }) => {
  const from = target instanceof Element ? target : null;
  const button = from?.closest<HTMLElement>('button');
  if (button?.dataset.showLanguage) {
    showLanguage(button.dataset.showLanguage);
    // The button that was pressed went with its page.
    shown().querySelector<HTMLElement>('[data-show-language]')?.focus();
  }
  if (button?.matches('[data-open-find]')) openFinder(shown());
  if (button?.matches('[data-close-find]')) button.closest('dialog')?.close();
  if (button?.dataset.filter) filterFlows(button);
  if (from?.closest('dialog.finder a')) from.closest('dialog')?.close();
  if (button?.dataset.zoom) zoom(Number(button.dataset.zoom));
  else if (button?.matches('[data-fit]')) showAll();
  else if (button?.matches('[data-switch-theme]'))
    setTheme(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
  const at = from?.closest<SVGElement>('.window :is([data-state], [data-way])');
  const state = at?.dataset.state ?? at?.dataset.wayTo;
  if (state && !dragged) history.replaceState(null, '', `#${state}`);
  if (state && !dragged) choose(state);
});

document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return;
  if (target.matches('[data-find]')) find(target.value);
  if (!target.matches('[data-names]')) return;
  for (const one of document.querySelectorAll<HTMLElement>('.window'))
    one.hidden = (one.dataset.set === 'names') !== target.checked;
  for (const box of document.querySelectorAll<HTMLInputElement>('[data-names]'))
    box.checked = target.checked;
  showAll();
  if (location.hash) fromAddress();
});

document.addEventListener('keydown', (event) => {
  if (event.code === 'KeyK' && (event.ctrlKey || event.metaKey) && !event.altKey) {
    event.preventDefault();
    openFinder(shown());
    return;
  }
  if (!(event.target instanceof Element)) return;
  // A search field takes the key for itself, to be emptied.
  if (event.key === 'Escape') event.target.closest<HTMLDialogElement>('dialog.finder')?.close();
  if (!event.target.closest('.window') || walkDrawing(event)) return;
  if (event.key === '+' || event.key === '=') zoom(1.25);
  else if (event.key === '-') zoom(0.8);
  else if (event.key === '0') showAll();
});

let dragged = false;
for (const box of document.querySelectorAll<HTMLElement>('.window')) {
  box.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { x, y } = box.getBoundingClientRect();
      zoom(event.deltaY < 0 ? 1.1 : 0.91, { x: event.clientX - x, y: event.clientY - y });
    },
    { passive: false },
  );
  box.addEventListener('pointerdown', () => {
    dragged = false;
  });
  box.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 1) return;
    if (Math.abs(event.movementX) + Math.abs(event.movementY) > 2) dragged = true;
    box.scrollLeft -= event.movementX;
    box.scrollTop -= event.movementY;
  });
}

addEventListener('hashchange', fromAddress);
const dark = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
setTheme(remembered('theme') ?? dark);
const asked = new URLSearchParams(location.search).get('language') ?? remembered('language');
if (asked && document.querySelector(`.page[data-language="${CSS.escape(asked)}"]`))
  showLanguage(asked);
else showAll();
if (location.hash) fromAddress();
