import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Heard {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: string;
}

interface Reply {
  status?: number;
  json?: unknown;
  /** A page in the place of JSON. */
  html?: string;
}

/** A back end of another family that answers each `METHOD /path` as it was told to, and remembers what it heard. */
export interface BackEnd {
  address: string;
  heard: Heard[];
  answers: Record<string, Reply | ((heard: Heard) => Reply)>;
  close(): void;
}

const listening = (server: Server) =>
  new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)),
  );

export async function startBackEnd(): Promise<BackEnd> {
  const heard: Heard[] = [];
  const answers: BackEnd['answers'] = {};
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Access-Control-Allow-Methods', '*');
    if (request.method === 'OPTIONS') return void response.end();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const url = new URL(request.url ?? '', 'http://x');
      const path = url.pathname.replace('/api/v1', '');
      const one: Heard = {
        method: request.method ?? '',
        path,
        query: Object.fromEntries(url.searchParams),
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      heard.push(one);
      const told = answers[`${one.method} ${path}`] ?? {
        status: 404,
        json: { message: 'Not found' },
      };
      const { status = 200, json, html } = typeof told === 'function' ? told(one) : told;
      response.writeHead(status, { 'Content-Type': html ? 'text/html' : 'application/json' });
      response.end(html ?? JSON.stringify(json));
    });
  });
  const address = `http://127.0.0.1:${await listening(server)}`;
  return {
    address,
    heard,
    answers,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
