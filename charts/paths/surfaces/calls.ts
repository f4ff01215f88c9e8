import type { Page, Route } from 'playwright-core';
import type { Answer } from '../surroundings';

/** Where the calls of a product begin. */
export const apiPrefix = '/api/v1';

/** What a call's text means, behind what stands before it: `/carts/{id}` means that of any cart. */
export const patternOf = (meant: string, before = ''): RegExp =>
  new RegExp(
    `^${before}${meant.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`,
  );

const isMeant = (call: string, meant: string): boolean => patternOf(meant).test(call);

declare global {
  interface Window {
    /** Addresses of which the page has heard the end. */
    heard?: string[];
  }
}

/** In a page: only methods are written here, as other functions are given names by helpers that no page has. */
function noteHeard(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  new PerformanceObserver((list) => {
    heard.push(...list.getEntries().map(({ name }) => name));
  }).observe({ type: 'resource' });
}

/** Milliseconds that an answer may take that was let through; a stream takes for ever. */
const mostForAnswer = 2_000;

/** Holds calls that a path decides on until it does; lets all others through. */
export class HeldCalls {
  private awaited: ReadonlySet<string> = new Set();
  private held: { call: string; route: Route }[] = [];
  private arrived: () => void = () => undefined;
  /** Addresses on which an answer was forced: what the browser's console says of them was wanted. */
  readonly forced = new Set<string>();

  constructor(
    private readonly prefix: string,
    /** Milliseconds. */
    readonly patience: number,
  ) {}

  async watch(page: Page): Promise<void> {
    await page.addInitScript(noteHeard);
    await page.route(`**${this.prefix}/**`, async (route) => {
      const request = route.request();
      const path = new URL(request.url()).pathname.replace(this.prefix, '');
      const call = `${request.method()} ${path}`;
      const meant = [...this.awaited].find((one) => isMeant(call, one));
      if (meant === undefined) return route.fallback();
      this.held.push({ call: meant, route });
      this.arrived();
    });
    // Nobody hears the answer to what the page has given up: it is that of the next call.
    page.on('requestfailed', (request) => {
      this.held = this.held.filter(({ route }) => route.request() !== request);
    });
  }

  /** From now on these calls wait for `answer`; others that waited go on. */
  async hold(calls: readonly string[]): Promise<void> {
    this.awaited = new Set(calls);
    const free = this.held.filter(({ call }) => !this.awaited.has(call));
    this.held = this.held.filter(({ call }) => this.awaited.has(call));
    await Promise.all(free.map(({ route }) => route.fallback().catch(() => undefined)));
  }

  /** Answers a call that waits, or the next one. */
  async answer(answer: Extract<Answer, { call: string }>): Promise<void> {
    const give = async (route: Route): Promise<void> => {
      if ('dead' in answer || 'status' in answer) this.forced.add(route.request().url());
      if ('dead' in answer) await route.abort();
      else if ('status' in answer)
        await route.fulfill({ status: answer.status, json: answer.body });
      else await route.fallback();
    };
    const end = Date.now() + this.patience;
    while (!this.held.some(({ call }) => call === answer.call)) {
      if (Date.now() > end) throw new Error(`${answer.call} was not asked`);
      await new Promise<void>((resolve) => {
        this.arrived = resolve;
        setTimeout(resolve, 100);
      });
    }
    const waiting = this.held.filter(({ call }) => call === answer.call);
    // What is read twice at a time is the same: one part of a page may ask for what another asks too.
    const meant = answer.call.startsWith('GET ') ? waiting : waiting.slice(0, 1);
    this.held = this.held.filter((one) => !meant.includes(one));
    const [first] = meant;
    if (!first) return;
    const request = first.route.request();
    const page = request.frame().page();
    const countHeard = (url: string) => window.heard?.filter((one) => one === url).length ?? 0;
    const before = await page.evaluate(countHeard, request.url());
    for (const { route } of meant) await give(route);
    // A press before the page has heard it would be one before the answer.
    await page
      .waitForFunction(
        ([url, count]) => (window.heard?.filter((one) => one === url).length ?? 0) >= count,
        [request.url(), before + meant.length] as const,
        { timeout: mostForAnswer },
      )
      .catch(() => undefined);
  }
}
