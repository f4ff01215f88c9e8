import { readFileSync } from 'node:fs';
import { createServer } from 'vite';
import { expect, it } from 'vitest';

it('the gallery shows the pictures of the shop, also where no shop stands before it', async () => {
  const configFile = 'tests/gallery/vite.config.ts';
  const server = await createServer({
    configFile,
    logLevel: 'error',
    server: { port: 0, strictPort: false },
  });
  try {
    await server.listen();
    const [address = ''] = server.resolvedUrls?.local ?? [];
    const shown = await fetch(new URL('/pictures/default-item.svg', address));
    expect([shown.status, shown.headers.get('content-type'), await shown.text()]).toEqual([
      200,
      'image/svg+xml',
      readFileSync('public/pictures/default-item.svg', 'utf8'),
    ]);
  } finally {
    await server.close();
  }
});
