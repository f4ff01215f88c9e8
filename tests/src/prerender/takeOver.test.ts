// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { headersHere, takeOver } from '../../../src/prerender/takeOver';

const choice = 'en.1.2';
const card = '<h2>Soups</h2><a href="/product/5"><img src="/soup.svg">Lentil soup</a>';
const parts = '<button aria-label="Add">+</button><button>One</button><input aria-label="Search">';

/** What the server sent: a rendered page for `of`, asked for by `by`. */
function serve(of: string, by: string, content = card + parts, isStale = false) {
  const html = document.documentElement;
  html.dataset.asked = by;
  html.dataset.chosen = choice;
  if (of) html.dataset.rendered = of;
  if (isStale) html.dataset.stale = '';
  const answers = JSON.stringify({
    at: Date.now(),
    answers: [{ url: '/api/v1/items', module: '2', text: '[5]' }],
  });
  return `<div id="rendered"><main>${content}</main></div><div id="root"></div><script id="answers" type="application/json">${answers}</script>`;
}

const named = (id: string) => document.getElementById(id);
const root = () => named('root') as HTMLElement;
const within = (id: string, selector: string) =>
  document.querySelector<HTMLInputElement>(`#${id} ${selector}`);
/** What the client draws, in one go. */
const draw = (content: string) => {
  root().innerHTML = `<main id="main">${content}</main>`;
};

let scrolled: ReturnType<typeof vi.fn>;

beforeEach(() => {
  window.earlyCalls = undefined;
  window.broughtAnswers = undefined;
  window.anew = undefined;
  localStorage.setItem('zoneid', '[1]');
  localStorage.setItem('language-setting', 'en');
  // Nothing has a size here: all of it is in sight.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 9, 9));
  scrolled = vi.fn();
  vi.stubGlobal('scrollTo', scrolled);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.body.innerHTML = '';
  for (const name of ['asked', 'chosen', 'rendered', 'stale'])
    delete document.documentElement.dataset[name];
});

it('the page stays until the client has drawn what is in sight, then makes room; its answers are not asked for again', async () => {
  document.body.innerHTML = serve(choice, choice);
  takeOver(headersHere);
  expect(window.earlyCalls?.map(({ url, method, headers }) => ({ url, method, headers }))).toEqual([
    {
      url: '/api/v1/items',
      method: 'GET',
      headers: { 'X-localization': 'en', zoneId: '[1]', moduleId: '2' },
    },
  ]);
  expect(await (await window.earlyCalls?.[0]?.answer)?.json()).toEqual([5]);
  draw('<h2>Soups</h2><a href="/product/5">Lentil soup</a>');
  await vi.waitFor(() => expect(root().childElementCount).toBe(1));
  expect(named('rendered')).not.toBeNull();
  draw(card + parts);
  await vi.waitFor(() => expect(named('rendered')).toBeNull());
  expect([named('answers'), document.documentElement.dataset.rendered]).toEqual([null, '']);
});

it('what was pressed is pressed there, what was typed stands there, and the focus stays', async () => {
  document.body.innerHTML = serve(choice, choice);
  takeOver(headersHere);
  const pressed: string[] = [];
  within('rendered', '[aria-label=Add]')?.click();
  const typed = within('rendered', 'input');
  typed?.focus();
  if (typed) typed.value = 'lentil';
  typed?.dispatchEvent(new Event('input', { bubbles: true }));
  expect(within('rendered', '[aria-label=Add]')?.getAttribute('aria-busy')).toBe('true');
  root().addEventListener('click', ({ target }) => pressed.push((target as Element).outerHTML));
  root().addEventListener('input', ({ target }) =>
    pressed.push((target as HTMLInputElement).value),
  );
  draw(card + parts);
  await vi.waitFor(() => expect(named('rendered')).toBeNull());
  expect([pressed, document.activeElement === within('root', 'input')]).toEqual([
    ['<button aria-label="Add">+</button>', 'lentil'],
    true,
  ]);
});

it('what was typed into a form that comes after its page stands there, before it is sent', async () => {
  const form =
    '<label for="@n">Name</label><input id="@n"><label for="@m">Message</label><textarea id="@m"></textarea>' +
    '<label for="@t">Topic</label><select id="@t"><option>Order</option><option>Money</option></select><button type="button">Send</button>';
  const of = (side: string) => form.replaceAll('@', side);
  document.body.innerHTML = serve(choice, choice, `${card}<form>${of('server')}</form>`);
  takeOver(headersHere);
  const type = (id: string, value: string) => {
    const field = named(id) as HTMLInputElement;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('servern', 'Lina');
  type('serverm', 'Where is it?');
  type('servert', 'Money');
  within('rendered', 'form button')?.click();
  const told: string[] = [];
  const note = ({ type: kind, target }: Event) => {
    const { id, value } = target as HTMLInputElement;
    told.push([kind, id, value].join(' ').trim());
  };
  for (const kind of ['input', 'change', 'click']) root().addEventListener(kind, note);
  draw(`<input id="other" placeholder="Search">${card}<form></form>`);
  await vi.waitFor(() => expect(named('rendered')).toBeNull());
  expect(told).toEqual([]);
  const there = document.querySelector('#root form');
  if (there) there.innerHTML = of('client');
  await vi.waitFor(() => expect(told).toHaveLength(4));
  expect(told).toEqual([
    'input clientn Lina',
    'input clientm Where is it?',
    'change clientt Money',
    'click',
  ]);
});

it.each([
  ['password', 'Lamp-Otter-27'],
  ['date', '2026-12-24'],
  ['datetime-local', '2026-12-24T19:30'],
  ['time', '19:30'],
  ['url', 'https://lina.example'],
])('what was typed into a field of type %s stands there', async (type, value) => {
  const field = `<label for="f">Field</label><input id="f" type="${type}">`;
  document.body.innerHTML = serve(choice, choice, card + field);
  takeOver(headersHere);
  const typed = within('rendered', 'input');
  if (typed) typed.value = value;
  typed?.dispatchEvent(new Event('input', { bubbles: true }));
  draw(card + field);
  await vi.waitFor(() => expect(named('rendered')).toBeNull());
  expect(within('root', 'input')?.value).toBe(value);
});

it('what was filled in before the script was there, or by the browser, stands there; what was searched for does not', async () => {
  const fields =
    '<label for="n">Name</label><input id="n" value="Li"><label for="m">Message</label><textarea id="m"></textarea>' +
    '<label for="t">Topic</label><select id="t"><option>Order</option><option>Money</option></select>' +
    '<label for="k">Keep</label><input id="k" type="checkbox"><label for="c">Card</label><input id="c" type="radio" name="p">' +
    '<label for="s">Search</label><input id="s" type="search">';
  document.body.innerHTML = serve(choice, choice, card + fields);
  const fill = (id: string, own: object) => Object.assign(named(id) ?? {}, own);
  fill('n', { value: 'Lina' });
  fill('m', { value: 'Where is it?' });
  fill('t', { value: 'Money' });
  fill('k', { checked: true });
  fill('c', { checked: true });
  fill('s', { value: 'soup' });
  takeOver(headersHere);
  draw(card + fields);
  await vi.waitFor(() => expect(named('rendered')).toBeNull());
  const there = [...root().querySelectorAll<HTMLInputElement>('input,textarea,select')];
  expect(there.map(({ id, value, checked }) => [id, checked ?? value].join(' '))).toEqual([
    'n false',
    'm Where is it?',
    't Money',
    'k true',
    'c true',
    's false',
  ]);
  expect(['n', 's'].map((id) => within('root', `#${id}`)?.value)).toEqual(['Lina', '']);
});

it('a box that was ticked and unticked again is left as it was', async () => {
  const box = '<label for="k">Keep</label><input id="k" type="checkbox">';
  document.body.innerHTML = serve(choice, choice, card + box);
  takeOver(headersHere);
  within('rendered', 'input')?.click();
  within('rendered', 'input')?.click();
  draw(card + box);
  await vi.waitFor(() => expect(named('rendered')).toBeNull());
  expect(within('root', 'input')?.checked).toBe(false);
});

it('a page with a bar of links stays until the client has one, and a button that comes later is pressed then', async () => {
  const bar = '<nav><a href="/home">Home</a></nav>';
  const tool = '<button aria-label="Language">A</button>';
  document.body.innerHTML = serve(choice, choice).replace(
    '<main>',
    `<header>${bar}${tool}</header><main>`,
  );
  takeOver(headersHere);
  within('rendered', '[aria-label=Language]')?.click();
  within('rendered', '[aria-label=Add]')?.click();
  const pressed: (string | null)[] = [];
  root().addEventListener('click', ({ target }) =>
    pressed.push((target as Element).getAttribute('aria-label')),
  );
  root().innerHTML = `<header></header><main>${card}${parts}</main>`;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(named('rendered')).not.toBeNull();
  const header = document.querySelector('#root header');
  if (header) header.innerHTML = bar.replace('Home', 'Chat');
  await vi.waitFor(() => expect(named('rendered')).toBeNull());
  expect(pressed).toEqual(['Add']);
  if (header) header.innerHTML += tool;
  await vi.waitFor(() => expect(pressed).toEqual(['Add', 'Language']));
});

it('what says there what only the browser remembers is found by its place', async () => {
  const trip = (to: string) =>
    `${card}<section><b>Trip</b><button>${to}</button><button>Go</button></section>`;
  document.body.innerHTML = serve(choice, choice, trip('Where are you going?'));
  takeOver(headersHere);
  const pressed: string[] = [];
  within('rendered', 'section button')?.click();
  root().addEventListener('click', ({ target }) => pressed.push((target as Element).outerHTML));
  draw(trip('Crafts City'));
  await vi.waitFor(() => expect(named('rendered')).toBeNull());
  expect(pressed).toEqual(['<button>Crafts City</button>']);
});

it('of links that lead to the same the focus stays on the one in its place', async () => {
  const more = (id: string) => `<section><a id="${id}" href="/categories">View all</a></section>`;
  document.body.innerHTML = serve(choice, choice, `${card}<div></div>${more('there')}`);
  takeOver(headersHere);
  within('rendered', '#there')?.focus();
  const menu = '<div><a href="/categories">All</a></div>';
  root().innerHTML = `<link rel="preload"><main id="main">${card}${menu}${more('here')}</main>`;
  await vi.waitFor(() => expect(named('rendered')).toBeNull());
  expect(document.activeElement?.id).toBe('here');
});

it('a link to a part of the page leads there at once, and the focus stays on it', async () => {
  const page = (more: string) =>
    `<a href="#offer">Skip</a><a href="#reviews">Reviews</a><div id="offer" tabindex="-1">${more}${card}</div>`;
  document.body.innerHTML = serve(choice, choice, page(''));
  takeOver(headersHere);
  const press = (link: string) => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    within('rendered', `[href="#${link}"]`)?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const pressed: (string | null)[] = [];
  root().addEventListener('click', ({ target }) =>
    pressed.push((target as Element).getAttribute('href')),
  );
  // What is not there yet is pressed again when it is.
  expect([press('offer'), press('reviews')]).toEqual([false, true]);
  within('rendered', '#offer')?.focus();
  draw(page('<p>For you</p>'));
  await vi.waitFor(() => expect(named('rendered')).toBeNull());
  expect([pressed, document.activeElement === within('root', '#offer')]).toEqual([
    ['#reviews'],
    true,
  ]);
});

it('links go where they lead without waiting', () => {
  document.body.innerHTML = serve(choice, choice);
  takeOver(headersHere);
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  let wasLeft = true;
  // After the page's own listeners; jsdom does not navigate.
  document.addEventListener(
    'click',
    (event) => {
      wasLeft = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  within('rendered', 'a')?.dispatchEvent(click);
  expect([wasLeft, within('rendered', 'a')?.hasAttribute('aria-busy')]).toEqual([true, false]);
});

it.each([
  [700, [[{ top: 700, behavior: 'instant' }]]],
  [0, [[{ top: 0, left: 0 }], [{ top: 0, behavior: 'instant' }]]],
])('who has scrolled to %s stays there when the client begins its page', async (at, moves) => {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(at);
  document.body.innerHTML = serve(choice, choice);
  takeOver(headersHere);
  window.scrollTo({ top: 0, left: 0 });
  draw(card + parts);
  await vi.waitFor(() => expect(named('rendered')).toBeNull());
  expect(scrolled.mock.calls).toEqual(moves);
});

describe('the shop’s own files', () => {
  const files =
    '<link rel="live" as="style" href="/a.css"><script type="live" src="/a.js"></script>';
  const kinds = () => [
    document.querySelector('link')?.rel,
    document.querySelector('script[src]')?.getAttribute('type'),
  ];
  it('wait until the page has been painted; calls begin before them', async () => {
    let paint: () => void = () => undefined;
    vi.stubGlobal('requestAnimationFrame', (work: () => void) => {
      paint = work;
    });
    document.body.innerHTML = files + serve(choice, choice);
    takeOver(headersHere);
    const before = kinds();
    const told = vi.fn(kinds);
    addEventListener('live', told, { once: true });
    paint();
    await vi.waitFor(() => expect(kinds()).toEqual(['preload', 'module']));
    expect([before, told.mock.results]).toEqual([
      ['live', 'live'],
      [{ type: 'return', value: ['live', 'live'] }],
    ]);
  });
  it('are fetched at once in a window that is not seen', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    vi.stubGlobal('requestAnimationFrame', () => undefined);
    document.body.innerHTML = files + serve(choice, choice);
    takeOver(headersHere);
    expect(kinds()).toEqual(['preload', 'module']);
  });
  it('wait for the page that was asked for anew, and no longer than it can be had', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const answers: ((error: Error) => void)[] = [];
    window.anew = new Promise((_, reject) => {
      answers.push(reject);
    });
    document.body.innerHTML = files + serve('en.9.9', 'en.9.9', card, true);
    takeOver(headersHere);
    const before = kinds();
    for (const fail of answers) fail(new TypeError('offline'));
    await vi.waitFor(() => expect(kinds()).toEqual(['preload', 'module']));
    expect(before).toEqual(['live', 'live']);
  });
});

it('a page for another choice makes room for the one that was asked for anew', async () => {
  const fresh = `<html data-rendered="${choice}"><body>${serve('', 'en.9.9', '<h2>Bread</h2>')}</body></html>`;
  document.body.innerHTML = serve('en.9.9', 'en.9.9', card, true);
  window.anew = Promise.resolve(new Response(fresh));
  takeOver(headersHere);
  await vi.waitFor(() => expect(within('rendered', 'h2')?.textContent).toBe('Bread'));
  expect(document.documentElement.dataset.rendered).toBe(choice);
  draw('<h2>Bread</h2>');
  await vi.waitFor(() => expect(named('rendered')).toBeNull());
});

it('the styles of a page that came anew are a sheet that the page adopts while it shows it', async () => {
  // jsdom makes no sheets of text.
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      text = '';
      replaceSync(text: string) {
        this.text = text;
      }
    },
  );
  const own = { text: 'main{color:red}' };
  Object.assign(document, { adoptedStyleSheets: [own] });
  const content = '<h2>Bread</h2>';
  const page = serve('', 'en.9.9', content).replace(
    '<main>',
    '<style>h2{color:blue}</style><main>',
  );
  document.body.innerHTML = serve('en.9.9', 'en.9.9', card, true);
  window.anew = Promise.resolve(
    new Response(
      `<html data-rendered="${choice}"><head><style data-shell>p{}</style></head><body>${page}</body></html>`,
    ),
  );
  const parsed = vi.spyOn(DOMParser.prototype, 'parseFromString');
  takeOver(headersHere);
  await vi.waitFor(() => expect(within('rendered', 'h2')?.textContent).toBe('Bread'));
  const shown = [document.querySelectorAll('style').length, document.adoptedStyleSheets];
  expect(parsed.mock.calls).toEqual([[expect.not.stringContaining('<style'), 'text/html']]);
  draw(content);
  await vi.waitFor(() => expect(named('rendered')).toBeNull());
  expect(shown).toEqual([0, [own, { text: 'h2{color:blue}' }]]);
  expect(document.adoptedStyleSheets).toEqual([own]);
  Reflect.deleteProperty(document, 'adoptedStyleSheets');
});

it('a page for another choice that shows the same everywhere stands; its answers are not ours', async () => {
  document.body.innerHTML = serve('en..', 'en..');
  const fetched = vi.fn();
  vi.stubGlobal('fetch', fetched);
  takeOver(headersHere);
  expect([fetched.mock.calls, window.earlyCalls, window.broughtAnswers]).toEqual([
    [],
    [],
    undefined,
  ]);
  within('rendered', '[aria-label=Add]')?.click();
  const added = vi.fn();
  root().addEventListener('click', added);
  draw(card + parts);
  await vi.waitFor(() => expect(named('rendered')).toBeNull());
  expect(added).toHaveBeenCalledOnce();
});

it('a page for another choice goes where nothing else can be had', async () => {
  document.body.innerHTML = serve('en.9.9', 'en.9.9', card, true);
  window.anew = Promise.reject(new TypeError('offline'));
  takeOver(headersHere);
  await vi.waitFor(() => expect(named('rendered')).toBeNull());
});

it('what was kept for long is asked for anew', () => {
  document.body.innerHTML = serve(choice, choice);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  takeOver(headersHere);
  expect(window.earlyCalls).toEqual([]);
});
