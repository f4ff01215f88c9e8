import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import type { Chart } from '../../charts/package/model';

/** How well a window keeps up: milliseconds of its longest wait for a frame and of its longest task, until it shows the last event. */
interface Following {
  longestFrame: number;
  longestTask: number;
  /** The same wait for a frame while nothing happens: what the machine itself does to it. */
  longestAtRest: number;
  /** The same while the window is kept busy for as long as `blocked`: what is measured can be seen to be. */
  longestBlocked: number;
  sent: number;
}

const seconds = 10;
/** Milliseconds for which the window is kept from drawing, to see that it is noticed. */
export const blocked = 300;
/** Events a second, and how many a watcher tells together. */
const rate = 1_000;
const together = 8;

/** A page that an actor of the chart `tracking` runs in, as its watcher would tell: it goes round in a group of eleven states. */
const told = `
  const bench = new BroadcastChannel('charts-inspector');
  const standing = (n) => {
    const at = 'tracking.group0.step' + (n % 11);
    return { status: 'active', value: { group0: 'step' + (n % 11) }, active: ['tracking', 'tracking.group0', at], tags: [], timers: [], asked: [] };
  };
  const say = (message) => bench.postMessage({ from: 'page', page: 'bench', ...message });
  say({ kind: 'here', protocol: 2, path: '/bench', role: 'read', actors: [{
    actor: 'bench:0', parent: null, name: 'tracking', machine: { id: 'tracking', version: null }, isWhole: true, input: null, at: 0,
    ...standing(0), context: { presses: 0 },
  }] });
  const step = (n) => ({
    actor: 'bench:0', at: Date.now(), event: { type: 'big.done' },
    taken: ['tracking.group0.step' + ((n - 1) % 11) + '|big.done|0'], ...standing(n), changes: [[['presses'], n]],
  });
  const begun = performance.now();
  let n = 0;
  await new Promise((done) => {
    const go = () => {
      const due = Math.min(${rate * seconds}, Math.floor((performance.now() - begun) * ${rate / 1_000}));
      while (n + ${together} <= due) say({ kind: 'seen', seen: Array.from({ length: ${together} }, () => step(n += 1)) });
      if (due < ${rate * seconds}) setTimeout(go, 4);
      else done();
    };
    go();
  });
  say({ kind: 'seen', seen: [{ ...step(n), event: { type: 'bench.ended' } }] });
  return n;
`;

/** Lets the window be, as long as it will follow. */
const rested = `
  await new Promise((done) => setTimeout(done, ${seconds * 1_000}));
  const { frame } = bench;
  bench.frame = 0;
  return frame;
`;

/** Keeps the window busy. */
const busy = `
  const begun = performance.now();
  while (performance.now() - begun < ${blocked});
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return bench.frame;
`;

/** Watches the frames and tasks of a window until it is asked for them. */
const watched = `
  window.bench = { frame: 0, task: 0, before: performance.now() };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) bench.task = Math.max(bench.task, duration);
  }).observe({ entryTypes: ['longtask'] });
  const look = (now) => {
    bench.frame = Math.max(bench.frame, now - bench.before);
    bench.before = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame((now) => { bench.before = now; look(now); });
`;

const asNumber = (page: Page, script: string) =>
  page.evaluate<number>(`(async () => { ${script} })()`);

/** A window of the inspector that shows a chart while one of its actors takes a thousand events a second. */
export async function followed(
  browser: Browser,
  url: string,
  files: { chart: unknown; drawing: unknown },
): Promise<Following> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const [page, shop] = [await context.newPage(), await context.newPage()];
    await page.route(/charts\/tracking\.en\./, (route) => route.fulfill({ json: files.drawing }));
    await page.route(/charts\/tracking\.[^.]+\.json/, (route) =>
      route.fulfill({ json: files.chart }),
    );
    await page.goto(`${url}/inspector`);
    await shop.goto(`${url}/robots.txt`);
    // A page behind another one is drawn once a second.
    await page.bringToFront();
    await page.evaluate(watched);
    const longestAtRest = await asNumber(page, rested);
    const sent = await asNumber(shop, told);
    await page.getByText('bench.ended').first().waitFor();
    const [longestFrame, longestTask] = await Promise.all(
      ['frame', 'task'].map((name) => asNumber(page, `return bench.${name}`)),
    );
    await asNumber(page, 'bench.frame = 0');
    const longestBlocked = await asNumber(page, busy);
    return {
      ...{ longestFrame: longestFrame ?? 0, longestTask: longestTask ?? 0 },
      ...{ longestAtRest, longestBlocked, sent },
    };
  } finally {
    await context.close();
  }
}

/** How long a window waits for a frame at most, in milliseconds, while a chart is laid out beside what it was. */
export async function comparedWhile(browser: Browser, url: string, flow: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.goto(`${url}/inspector#${flow}`);
    await page.locator('.insp-paper svg').waitFor();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await page.getByRole('button', { name: 'Save this chart' }).click();
    const chart: Chart = JSON.parse(readFileSync(await (await saved).path(), 'utf8'));
    const was = {
      ...chart,
      states: chart.states.map((state) => ({
        ...state,
        transitions: state.transitions.slice(0, 3),
        description: state.description && `${state.description} It was so.`,
      })),
    };
    const buffer = Buffer.from(JSON.stringify(was));
    await page.evaluate(watched);
    await page
      .locator('.insp-lens input[type="file"]')
      .setInputFiles({ name: 'was.json', mimeType: 'application/json', buffer });
    await page.locator('.insp-lens b[data-change]').first().waitFor();
    await page.locator('.insp-waiting').waitFor({ state: 'detached' });
    return await asNumber(page, 'return bench.frame');
  } finally {
    await page.close();
  }
}
