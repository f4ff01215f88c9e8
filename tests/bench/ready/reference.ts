import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Item } from '../../../domain/catalogue/catalogue';
import { packed, plainList, plainProduct, plainScript } from './plainPages';

/** What a storefront's script is, on the wire. */
const scriptKibibytes = 190;

interface File {
  type: string;
  packed: Buffer;
}

const html = (text: string): File => ({
  type: 'text/html; charset=utf-8',
  packed: packed(text),
});

export interface Reference {
  url: string;
  /** The product that the page of a product shows. */
  slug: string;
  close(): void;
}

/**
 * Serves what a storefront of server-rendered pages could be at best: the goods of one store of the shop at `shop`, as a list
 * and as pages written by hand, with their pictures and a deferred script.
 */
export async function serveReference(
  shop: string,
  { store, slug }: { store: string; slug: string },
): Promise<Reference> {
  const ask = async (path: string) => {
    const answer = await fetch(`${shop}${path}`, { headers: { zoneId: '[1]', moduleId: '1' } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer;
  };
  const { products }: { products: Item[] } = await (
    await ask(`/api/v1/items/popular?store_id=${store}&limit=24&offset=1`)
  ).json();
  const title = products[0]?.store_name ?? '';
  const files = new Map<string, File>([
    ['/', html(plainList(title, products))],
    ['/storefront.js', { type: 'text/javascript', packed: plainScript(scriptKibibytes).packed }],
  ]);
  for (const item of products) {
    files.set(`/product/${item.slug}`, html(plainProduct(title, item)));
    const picture = await ask(item.image_full_url);
    const type = picture.headers.get('content-type') ?? 'image/svg+xml';
    const bytes = Buffer.from(await picture.arrayBuffer());
    files.set(item.image_full_url, { type, packed: packed(bytes) });
  }
  const server = createServer((request, response) => {
    const file = files.get(new URL(request.url ?? '/', 'http://reference').pathname);
    if (!file) {
      response.statusCode = 404;
      response.end();
      return;
    }
    response.setHeader('Content-Type', file.type);
    response.setHeader('Content-Encoding', 'br');
    response.setHeader('Content-Length', file.packed.length);
    response.end(file.packed);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, slug, close: () => server.close() };
}
