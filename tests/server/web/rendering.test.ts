import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AskForPage } from '../../../domain/renderedPage';
import { readEnv } from '../../../server/env';
import { changePage, createPages } from '../../../server/web/pages';
import { choiceText, isOfPhone, readView, type Viewer } from '../../../server/web/rendering/choice';
import { createFirstStyle, withoutProvided } from '../../../server/web/rendering/firstStyle';
import { createRendering } from '../../../server/web/rendering/rendering';
import { askedFor, withRendered } from '../../../server/web/rendering/withRendered';
import { namesOf } from '../../../src/prerender/pageStyles';

describe('what was chosen, as the browser says it', () => {
  it.each([
    ['view=ar.1-3.2', { language: 'ar', zones: [1, 3], module: 2 }],
    ['a=1; view=es..; b=2', { language: 'es', zones: null, module: null }],
    ['preview=ar.1.2', { language: 'en', zones: null, module: null }],
    ['view=xx.1.2', { language: 'en', zones: [1], module: 2 }],
    ['view=en.0-1.2', { language: 'en', zones: null, module: 2 }],
    ["view=en.1'--.-2", { language: 'en', zones: null, module: null }],
    [
      `view=en.${Array.from({ length: 21 }, () => 1).join('-')}.1e3`,
      { language: 'en', zones: null, module: null },
    ],
    [undefined, { language: 'en', zones: null, module: null }],
  ] as const)('%s', (cookies, choice) => {
    expect(readView(cookies, 'en')).toEqual(choice);
  });

  it('is written as it is read', () => {
    expect([
      choiceText({ language: 'ar', zones: [1, 3], module: 2 }),
      choiceText({ language: 'en', zones: null, module: null }),
    ]).toEqual(['ar.1-3.2', 'en..']);
  });
});

describe('a phone', () => {
  const android = 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36';
  const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1) Version/19.1 Mobile/15E148 Safari/604.1';
  const desk = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36';
  it.each([
    [{ 'sec-ch-ua-mobile': '?1', 'user-agent': desk }, true],
    [{ 'sec-ch-ua-mobile': '?0', 'user-agent': android }, false],
    [{ 'user-agent': iPhone }, true],
    [{ 'user-agent': desk }, false],
    [{}, false],
  ])('says what it is: %o', (headers: Record<string, string>, isPhone) => {
    expect(isOfPhone((name) => headers[name])).toBe(isPhone);
  });
});

it('the first styles of a page are the rules of what is on it, with their variables and moves', () => {
  const rule = (selector: string, body: string, needs: string[][], within: string[] = []) => ({
    within,
    selector,
    body,
    needs,
  });
  const styleOf = createFirstStyle({
    first: '@layer a,b;',
    rules: [
      rule(':root', '--used:1px;--inner:red;--unused:2px', [[]]),
      rule('.card', 'width:var(--used);animation:turn 1s', [['card']], ['@layer a']),
      rule('.card .name', 'color:blue', [['card', 'name']], ['@layer a']),
      rule(
        '.other,.card:hover',
        'color:var(--inner)',
        [['other'], ['card']],
        ['@media (hover:hover)'],
      ),
      rule('.other', 'margin:0', [['other']]),
      rule('.card[data-size=sm]', 'height:1px', [['card', '[data-size=sm]']]),
      rule('.card[data-size=lg]', 'height:9px', [['card', '[data-size=lg]']]),
      rule('.card[data-open]', 'height:3px', [['card', '[data-open]']]),
    ],
    moves: { turn: '@keyframes turn{to{rotate:1turn}}', shine: '@keyframes shine{}' },
  });
  expect(styleOf('<p class="big card" data-size="sm"></p>')).toBe(
    '@layer a,b;:root{--used:1px;--inner:red}@layer a{.card{width:var(--used);animation:turn 1s}}@media (hover:hover){.other,.card:hover{color:var(--inner)}}.card[data-size=sm]{height:1px}@keyframes turn{to{rotate:1turn}}',
  );
});

it.each([
  ['.a .b:hover', ['a', 'b']],
  ['.a[data-size=sm]>.b[data-open]', ['a', 'b', '[data-size=sm]', '[data-open]']],
  ['.a[data-size="sm"]', ['a', '[data-size=sm]']],
  ['.a:not([data-off]):where([data-x=1],[data-y])', ['a']],
  ['[data-mantine-color-scheme=dark] .a', ['a']],
  ['.a[data-position^=bottom]', ['a']],
])('a page needs of %s', (selector, needs) => {
  expect(namesOf(selector)).toEqual(needs);
});

it('of the theme’s variables a page keeps those that it uses, and what they ask for', () => {
  const styleOf = createFirstStyle({
    first: '',
    rules: [
      { within: ['@layer a'], selector: ':root', body: '--tone:red;--edge:1px', needs: [[]] },
      { within: [], selector: '.card', body: 'color:var(--tone)', needs: [['card']] },
    ],
    moves: {},
  });
  const theme =
    '<style data-mantine-styles="true">:root, :host{--tone: var(--ink);--ink: #111;--edge: 2px;}\n:root[data-dark]{--ink: #eee;--other: 0;}</style>';
  const page = `${theme}<p class="card"></p>`;
  expect([styleOf(page), withoutProvided(page)]).toEqual([
    '@layer a{:root{--tone:red}}.card{color:var(--tone)}:root, :host{--tone: var(--ink);--ink: #111}:root[data-dark]{--ink: #eee}',
    '<p class="card"></p>',
  ]);
});

it('what the page’s own thread draws waits for the words; other pictures are asked for ahead', () => {
  const picture = (file: string, rest: string) => `<img alt="" src="/media/${file}" ${rest}/>`;
  const preload = (file: string) => `<link rel="preload" as="image" href="/media/${file}"/>`;
  const frame =
    '<html lang="en" dir="ltr"><head><script type="module" crossorigin src="/a.js"></script><link rel="preload" as="style" crossorigin href="/a.css" data-app-style></head><body><div id="root"><main></main></div></body></html>';
  const html =
    preload('a.svg') +
    preload('b.webp') +
    picture('a.svg', 'loading="eager" fetchPriority="high"') +
    picture('b.webp', 'loading="eager"') +
    picture('c.svg', 'loading="lazy"') +
    picture('d.svg', 'width="1"');
  const page = withRendered(
    askedFor(frame, 'en..'),
    { html, asked: [] },
    { style: '', choice: 'en..', language: 'en', at: 1 },
  );
  expect(page.replace(/<style>.*<\/style>/, '')).toBe(
    '<html lang="en" dir="ltr" data-mantine-color-scheme="light" data-rendered="en.." data-asked="en.."><head><script type="live" crossorigin src="/a.js"></script><link rel="live" as="style" crossorigin href="/a.css" data-app-style></head><body>' +
      '<div id="rendered"><link rel="preload" as="image" href="/media/b.webp"/><img loading="lazy" alt="" src="/media/a.svg" fetchPriority="high"/><img alt="" src="/media/b.webp" loading="eager"/><img alt="" src="/media/c.svg" loading="lazy"/><img loading="lazy" alt="" src="/media/d.svg" width="1"/></div>' +
      '<div id="root"></div><script id="answers" type="application/json">{"at":1,"answers":[]}</script></body></html>',
  );
});

describe('a page rendered by the server', () => {
  const viewer: Viewer = { language: 'ar', zones: [1], module: 2, isPhone: false };
  const module = {
    id: 2,
    module_name: 'Grocery',
    module_type: 'grocery',
    icon_full_url: '',
    thumbnail_full_url: '',
    description: '',
    stores_count: 3,
    zones: [{ id: 1 }],
  };
  // Of another back end, whose kinds nobody here knows.
  const ride = { ...module, id: 9, module_type: 'ride-share', status: '1' };
  const env = readEnv({ SERVER_RENDERING: '1', INSPECTOR: 'off' });
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rendering-'));
    await mkdir(join(folder, 'shells'));
    const page =
      '<html lang="en" dir="ltr"><head><style data-shell>.hd{}</style></head><body><div id="root"><main>…</main></div></body></html>';
    await writeFile(join(folder, 'shells/home.html'), page);
    await writeFile(join(folder, 'styles.json'), '{"first":"","rules":[],"moves":{}}');
    // What a build makes of the client's screens, as short as can be: it asks for the address and shows what it is told.
    await writeFile(
      join(folder, 'entry.js'),
      `export async function render({ address, language, zones, module, isPhone }, ask) {
        // Rendered at the start, before anybody asks.
        if (address === '/') return null;
        if (address === '/home?elsewhere') return null;
        if (address === '/home?broken') throw new Error('broken');
        if (address === '/home?stuck') await new Promise(() => {});
        if (address === '/home?late') await ask('/late', 'GET', {});
        const { text } = await ask('/api/v1/items', 'GET', {});
        const asked = [{ url: '/api/v1/items', module: '2', text }, { url: '/api/v1/stores/details/1', module: '2', text: '{}' }];
        return { html: '<main>' + [...(isPhone ? ['phone'] : []), language, zones, module?.id, text].join(' ') + '</main>', asked };
      }`,
    );
  });
  afterAll(() => rm(folder, { recursive: true }));

  let now: Date;
  const clock = { now: () => now };
  let asked: string[];
  let price: number;
  let shown: string;
  let late: Promise<void>;
  beforeEach(() => {
    asked = [];
    price = 7;
    shown = '';
    now = new Date('2026-11-23T12:00:00Z');
    return () => vi.useRealTimers();
  });
  const ask: AskForPage = async (address, method, headers) => {
    if (address !== '/late') asked.push([method, address, ...Object.values(headers)].join(' '));
    else await late;
    return {
      status: 200,
      text:
        address === '/api/v1/module' ? JSON.stringify([ride, module]) : `</script>${price}${shown}`,
    };
  };

  const open =
    (rendering: ReturnType<typeof createRendering>, isPhone = false) =>
    async (address: string) => {
      const shell = createPages(folder, env)('/home');
      if (!shell || !rendering) throw new Error('Nothing to serve.');
      const frame = askedFor(Buffer.from(shell.plain).toString(), choiceText(viewer));
      const page = await rendering.page(
        frame,
        new URL(address, 'http://shop'),
        { ...viewer, isPhone },
        (html) => changePage(shell, () => html),
      );
      return page && Buffer.from(page.plain).toString();
    };

  it('is kept for the address that it was asked by, which its links name, and for no other', async () => {
    const heard = { isHeard: () => true, onChange: () => undefined } as never;
    const rendering = createRendering('{}', ask, clock, heard, folder);
    await open(rendering)('http://shop.example/home');
    const kept = (address: string) =>
      rendering?.kept(new URL(address), { ...viewer, isPhone: false }) ?? null;
    expect(await kept('http://shop.example/home')).not.toBeNull();
    expect(await kept('http://evil.example/home')).toBeNull();
  });

  it('stands in its frame with the answers that are the same for all, and says for whom it is', async () => {
    const page = open(createRendering('{}', ask, clock, null, folder));
    expect(await page('/home')).toBe(
      '<html lang="ar" dir="rtl" data-mantine-color-scheme="light" data-rendered="ar.1.2" data-asked="ar.1.2"><head></head><body>' +
        '<div id="rendered"><style>#rendered~#root{position:fixed;inset:0;overflow:hidden;visibility:hidden;contain:strict}[data-stale] #rendered{display:none}#rendered [aria-busy=true]{opacity:.6}#rendered li:nth-child(n+5)>article{content-visibility:auto;contain-intrinsic-size:auto 17rem;overflow-clip-margin:.5rem}</style><main>ar 1 2 </script>7</main></div>' +
        '<div id="root"></div><script id="answers" type="application/json">{"at":1795435200000,"answers":[{"url":"/api/v1/items","module":"2","text":"\\u003c/script>7"}]}</script></body></html>',
    );
    expect(asked).toEqual(['GET /api/v1/module ar [1]', 'GET /api/v1/items']);
  });

  it('is another for a phone', async () => {
    const rendering = createRendering('{}', ask, clock, null, folder);
    const shownTo = async (isPhone: boolean) =>
      /<main>(.*?)<\/script>/.exec((await open(rendering, isPhone)('/home')) ?? '')?.[1];
    expect([await shownTo(false), await shownTo(true), await shownTo(false)]).toEqual([
      'ar 1 2 ',
      'phone ar 1 2 ',
      'ar 1 2 ',
    ]);
  });

  it('is rendered once for all who look within two seconds, then with the new price', async () => {
    const page = open(createRendering('{}', ask, clock, null, folder));
    const priceIn = async () => /<\/script>(\d+)<\/main>/.exec((await page('/home')) ?? '')?.[1];
    const seen = [await priceIn()];
    price = 9;
    now = new Date('2026-11-23T12:00:01.999Z');
    seen.push(await priceIn());
    now = new Date('2026-11-23T12:00:02Z');
    seen.push(await priceIn());
    expect([seen, asked.length]).toEqual([['7', '7', '9'], 4]);
  });

  it('is kept for half a minute where changes are told, and rendered again when something on it changes', async () => {
    let isHeard = true;
    let changed: (ids?: readonly string[]) => void = () => {};
    const changes = {
      isHeard: () => isHeard,
      onChange: (listener: typeof changed) => {
        changed = listener;
      },
    };
    shown = ',"items":[{"id":31,"store":{"id":4},"category_id":"8"}]';
    const page = open(createRendering('{}', ask, clock, changes, folder));
    const priceIn = async () => /<\/script>(\d+),/.exec((await page('/home')) ?? '')?.[1];
    const at = async (
      time: string,
      newPrice: number,
      ...what: (readonly string[] | undefined)[]
    ) => {
      price = newPrice;
      now = new Date(`2026-11-23T12:${time}Z`);
      for (const ids of what) changed(ids);
      return priceIn();
    };
    expect([
      await at('00:00', 1),
      await at('00:29.999', 2, ['3', '1', '41'], ['7']),
      await at('00:29.999', 3, ['5', '31']),
      await at('00:30', 4, ['4']),
      await at('00:31', 5, ['8']),
      await at('00:32', 6, undefined),
      await at('01:01.999', 7),
      await at('01:02', 8),
    ]).toEqual(['1', '1', '3', '4', '5', '6', '6', '8']);
    isHeard = false;
    expect([await at('01:03.999', 9), await at('01:04', 10)]).toEqual(['8', '10']);
  });

  it('is not kept when something changes while it is rendered', async () => {
    let changed: (ids?: readonly string[]) => void = () => {};
    const changes = {
      isHeard: () => true,
      onChange: (listener: typeof changed) => {
        changed = listener;
      },
    };
    const page = open(createRendering('{}', ask, clock, changes, folder));
    const first = page('/home');
    changed(['77']);
    await first;
    await page('/home');
    await page('/home');
    expect(asked.filter((call) => call === 'GET /api/v1/items')).toHaveLength(2);
  });

  it.each(['elsewhere', 'broken'])('one that is %s is left to the client', async (what) => {
    const page = open(createRendering('{}', ask, clock, null, folder));
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const [failed, other] = await Promise.all([page(`/home?${what}`), page('/home')]);
    expect([failed, other]).toEqual([null, expect.stringContaining('ar 1 2')]);
    expect(told.mock.calls.length).toBe(what === 'broken' ? 1 : 0);
    told.mockRestore();
  });

  it('one that takes longer than 400 ms is left to the client, goes on, and no other waits longer for it', async () => {
    const page = open(createRendering('{}', ask, clock, null, folder));
    // The renderer is loaded with the first.
    await page('/home?first');
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
    let isAnswered = () => {};
    late = new Promise<void>((resolve) => {
      isAnswered = resolve;
    });
    const answered = vi.fn();
    const pages = [page('/home?late'), page('/home?waits')];
    for (const one of pages) void one.then(answered);
    await vi.advanceTimersByTimeAsync(399);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await Promise.all(pages)).toEqual([null, null]);
    isAnswered();
    expect(await page('/home?late')).toContain('ar 1 2');
    expect(await page('/home?again')).toContain('ar 1 2');
  });

  it('one that never ends is given up after five seconds, and others are rendered', async () => {
    const page = open(createRendering('{}', ask, clock, null, folder));
    await page('/home?first');
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
    const stuck = page('/home?stuck');
    await vi.advanceTimersByTimeAsync(4_900);
    const other = page('/home');
    await vi.advanceTimersByTimeAsync(100);
    expect([await stuck, await other]).toEqual([null, expect.stringContaining('ar 1 2')]);
  });

  it('there is none where the client was built without', () => {
    expect(createRendering('{}', ask, clock, null, join(folder, 'shells'))).toBeNull();
  });
});
