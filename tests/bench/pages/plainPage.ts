import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const html =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>.</title><p>A line of text';

/**
 * Serves a page of one line: what the machine and the profile alone take for a first paint, which is the
 * least that any page can be measured with here and now.
 */
export async function servePlainPage(): Promise<{ url: string; close(): void }> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, close: () => server.close() };
}
