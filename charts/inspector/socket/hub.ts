import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type WebSocket, WebSocketServer } from 'ws';
import type { AnyStateMachine } from 'xstate';
import type { Readable } from '../../atlas/discover';
import { fontFaces } from '../../drawing/fontFaces';
import { type Chart, isChart } from '../../model/chart';
import { createLog } from '../log/log';
import { type InspectorMessage, isMessage, type Message, type PageMessage } from '../protocol';
import { tellStately } from '../sink/stately';
import { createStatelyPage, isStatelyMessage } from './fromStately';
import { answerToReplay } from './replays';
import { createShelf } from './shelf';
import { statelyTeller } from './toStately';

export interface HubOptions {
  /** 8080 when left out, where Stately's own inspectors look; 0 for any that is free. */
  port?: number;
  /** Charts that are there before a program shows them. */
  charts?: readonly Readable[];
  /** Machines on which recordings are replayed. */
  machines?: readonly AnyStateMachine[];
  /** Addresses of pages elsewhere whose programs may be watched, besides those of this machine. */
  origins?: readonly string[];
  /** Folder where layouts are kept. */
  cache?: string;
}

export interface Hub {
  /** Where the page is. */
  address: string;
  close(): Promise<void>;
}

/** A program that is watched: what it said, for pages that are opened later, and how it is answered. */
interface Program {
  kept: PageMessage[];
  answer(message: InspectorMessage): void;
}

/** Messages of a program that are kept for pages that come later; of one that says more they are told how it stands. */
const most = 2_000;

const pageFile = (name: string) => new URL(`page/${name}`, import.meta.url);
const types: Record<string, string> = { js: 'text/javascript', css: 'text/css', html: 'text/html' };

const isOfThisMachine = (origin: string) =>
  URL.canParse(origin) &&
  /^(localhost|127\.0\.0\.1|\[::1\]|.*\.localhost)$/.test(new URL(origin).hostname);

const parsed = (data: { toString(): string }): unknown => {
  try {
    return JSON.parse(data.toString());
  } catch {
    return null;
  }
};

const chartIn = (message: unknown): Chart | null => {
  const chart: unknown =
    typeof message === 'object' && message ? Reflect.get(message, 'chart') : null;
  return isChart(chart) ? chart : null;
};

/**
 * The page on which running actors are watched, and the place where programs tell it of them: ours by `/app`, any that speak Stately's
 * protocol by `/`, who are told in turn what the others live through. Heard on this machine only. Rejects where the port is taken.
 */
export async function startHub(options: HubOptions = {}): Promise<Hub> {
  const {
    port = 8080,
    charts = [],
    machines = [],
    origins = [],
    cache = 'node_modules/.cache/statechart-kit',
  } = options;
  const shelf = createShelf(cache, '/charts/');
  for (const one of charts) await shelf.add(one);
  const pages = new Set<WebSocket>();
  const programs = new Set<Program>();
  const hearers = new Set<(message: Message) => void>();
  let turn = Promise.resolve();
  /** One after the other, so that a page knows a chart before it hears of its actors. */
  const inTurn = (work: () => void | Promise<void>) => {
    turn = turn.then(work).catch((error: unknown) => console.error(error));
  };
  const toPages = (message: unknown) => {
    const text = JSON.stringify(message);
    for (const page of pages) page.send(text);
  };

  const heardFrom = (program: Program, said: PageMessage | { chart: Chart }) =>
    inTurn(async () => {
      if ('chart' in said) {
        if (await shelf.add({ chart: said.chart, words: {} })) toPages({ list: shelf.list() });
        return;
      }
      // What one inspector is told of how a program stands, all hear: the first that asks is this place itself.
      const { to: _, ...here } = said;
      const message = said.kind === 'here' ? here : said;
      const isAgain = message.kind === 'here' && program.kept.some(({ kind }) => kind === 'here');
      if (['here', 'seen', 'came', 'left'].includes(message.kind) && !isAgain)
        if (program.kept.push(message) > most) program.kept.length = 0;
      toPages(message);
      for (const hear of hearers) hear(message);
    });
  const heardFromPage = (message: InspectorMessage) =>
    inTurn(() => {
      for (const program of programs) program.answer(message);
    });

  const ownLog = createLog(
    {
      post: (message) => {
        if (message.from === 'inspector') heardFromPage(message);
      },
      listen: (hear) => {
        hearers.add(hear);
        return () => hearers.delete(hear);
      },
    },
    { together: (tell) => void setTimeout(tell, 20) },
  );

  const meetProgram = (socket: WebSocket) => {
    const program: Program = {
      kept: [],
      answer: (message) => socket.send(JSON.stringify(message)),
    };
    programs.add(program);
    socket.on('message', (data) => {
      const message = parsed(data);
      const chart = chartIn(message);
      if (chart) heardFrom(program, { chart });
      else if (isMessage(message) && message.from === 'page') heardFrom(program, message);
    });
    socket.on('close', () => {
      const page = program.kept[0]?.page;
      if (page !== undefined) heardFrom(program, { from: 'page', page, kind: 'left' });
      inTurn(() => void programs.delete(program));
    });
  };

  const meetPage = (socket: WebSocket) => {
    inTurn(() => {
      socket.send(JSON.stringify({ list: shelf.list() }));
      for (const { kept } of programs)
        for (const message of kept) socket.send(JSON.stringify(message));
      pages.add(socket);
      socket.send(JSON.stringify({ from: 'page', page: 'hub', kind: 'arrived' }));
    });
    socket.on('message', (data) => {
      const message = parsed(data);
      if (isMessage(message) && message.from === 'inspector') heardFromPage(message);
      const found = answerToReplay(message, machines);
      if (found) socket.send(JSON.stringify(found));
    });
    socket.on('close', () => pages.delete(socket));
  };

  let count = 0;
  const meetStately = (socket: WebSocket) => {
    count += 1;
    const program: Program = { kept: [], answer: (message) => page.answer(message) };
    const page = createStatelyPage(`stately-${count}`, (message) => heardFrom(program, message));
    const stop = tellStately(
      ownLog,
      statelyTeller((message) => socket.send(JSON.stringify(message))),
      (id) => Promise.resolve(shelf.chart(id)),
    );
    let isProgram = false;
    socket.on('message', (data) => {
      const message = parsed(data);
      if (!isStatelyMessage(message)) return;
      if (!isProgram) {
        isProgram = true;
        programs.add(program);
        page.arrive();
        // It tells of itself what it lives through, and need not be told.
        stop();
      }
      page.hear(message);
    });
    socket.on('close', () => {
      stop();
      if (!isProgram) return;
      page.leave();
      inTurn(() => void programs.delete(program));
    });
  };

  const answerTo = ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    const { pathname } = new URL(url, 'http://localhost');
    const chart = pathname.startsWith('/charts/')
      ? shelf.file(pathname.slice('/charts/'.length))
      : null;
    if (chart !== null) return response.setHeader('Content-Type', 'application/json').end(chart);
    if (pathname === '/font.css')
      return response.setHeader('Content-Type', 'text/css').end(fontFaces());
    const name = pathname === '/' ? 'index.html' : pathname.slice(1);
    const isKnown =
      /^(index\.html|page\.js|page\.css|placing\.js)$/.test(name) && existsSync(pageFile(name));
    if (!isKnown) return response.writeHead(404).end();
    return response
      .setHeader('Content-Type', `${types[name.split('.')[1] ?? '']}; charset=utf-8`)
      .end(readFileSync(fileURLToPath(pageFile(name))));
  };

  const server = createServer(answerTo);
  const sockets = new WebSocketServer({
    server,
    maxPayload: 5_000_000,
    // Any page of the web could speak to this machine: only those that are named may.
    verifyClient: ({ origin }: { origin?: string }) =>
      !origin || isOfThisMachine(origin) || origins.includes(origin),
  });
  sockets.on('connection', (socket, { url }) => {
    socket.on('error', () => socket.terminate());
    if (url === '/app') meetProgram(socket);
    else if (url === '/page') meetPage(socket);
    else meetStately(socket);
  });
  await new Promise<void>((done, fail) => {
    sockets.on('error', fail);
    server.listen(port, 'localhost', done);
  });
  const bound = server.address();
  return {
    address: `http://localhost:${typeof bound === 'object' && bound ? bound.port : port}`,
    close: async () => {
      ownLog.close();
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      await new Promise((done) => server.close(done));
    },
  };
}
