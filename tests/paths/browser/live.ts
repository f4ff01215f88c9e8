import type { Page } from 'playwright-core';
import type { Gesture } from '../../../charts/paths/screens';

/** Where a page reads its board, where it hears of it live, and what an event of that stream is called. */
export interface Live {
  readonly read: string;
  readonly stream: string;
  readonly event: string;
}

interface Told {
  readonly live: Live;
  /** By name: what the board holds then. */
  readonly boards: Readonly<Record<string, object>>;
  readonly first: string;
}

/** In a page. Only methods are written here: other functions are given names by helpers that no page has. */
function tell({ live: { read, stream, event }, boards, first }: Told): void {
  const { fetch } = window;
  const lines = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const board = {
    now: first,
    frame() {
      const data = JSON.stringify(boards[this.now]);
      return new TextEncoder().encode(`event: ${event}\ndata: ${data}\n\n`);
    },
    open(signal: AbortSignal | null | undefined) {
      const frame = this.frame();
      const body = new ReadableStream<Uint8Array>({
        start(line) {
          lines.add(line);
          line.enqueue(frame);
          signal?.addEventListener('abort', () => {
            lines.delete(line);
            line.error(signal.reason);
          });
        },
      });
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
    },
  };
  for (const name of [...Object.keys(boards), 'again'])
    addEventListener(`told: ${name}`, () => {
      if (name !== 'again') board.now = name;
      // Twice: what was answered since the last telling counts more than the first.
      for (const line of [...lines, ...lines]) line.enqueue(board.frame());
    });
  Object.assign(window, {
    async fetch(input: RequestInfo | URL, init?: RequestInit) {
      const url = input instanceof Request ? input.url : input;
      const { pathname } = new URL(url, location.href);
      if (pathname === `/api/v1${stream}`) return board.open(init?.signal);
      if (pathname === `/api/v1${read}`) return Response.json(boards[board.now]);
      return fetch(input, init);
    },
  });
}

/** A board that holds what a path says, and whose live stream tells the page of each change at once. */
export const liveBoard = (page: Page, told: Told): Promise<unknown> =>
  page.addInitScript(tell, told);

/** The live stream tells of that board. */
export const hears = (name: string): Gesture => ({ happens: `told: ${name}` });

/** For a page to run: its stream tells of the board that it told of last. */
export const toldAgain = 'dispatchEvent(new Event("told: again"))';
