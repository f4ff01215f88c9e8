import { brotliCompressSync, constants } from 'node:zlib';
import { createRandom } from '../../../demo/city/random';
import type { Item } from '../../../domain/catalogue/catalogue';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const style =
  'body{margin:0;font:16px/1.5 system-ui}header,main{padding:12px 16px}ul{display:grid;grid-template-columns:1fr 1fr;gap:12px;padding:0;list-style:none}img{display:block;width:100%;height:auto}h2{font-size:16px;margin:8px 0}';

const page = (title: string, content: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${style}</style><script defer src="/storefront.js"></script></head><body><header><a href="/">${escaped(title)}</a> <form action="/"><input type="search" name="q" placeholder="Search"></form></header><main>${content}</main></body></html>`;

const price = (item: Item) => `$${item.price.toFixed(2)}`;
const picture = (item: Item, size: number, isFirst: boolean) =>
  `<img src="${escaped(item.image_full_url)}" alt="" width="${size}" height="${size}" ${isFirst ? 'fetchpriority="high"' : 'loading="lazy"'}>`;

/** So many cards stand in the first screen of a phone. */
const firstCards = 4;

/** A list as it is written by hand: links, pictures, prices. */
export const plainList = (title: string, items: readonly Item[]): string =>
  page(
    title,
    `<h1>${escaped(title)}</h1><ul>${items
      .map(
        (item, place) =>
          `<li><a href="/product/${escaped(item.slug)}">${picture(item, 180, place < firstCards)}<h2>${escaped(item.name)}</h2></a><p>${price(item)}</p><button type="button">Add</button></li>`,
      )
      .join('')}</ul>`,
  );

export const plainProduct = (title: string, item: Item): string =>
  page(
    title,
    `${picture(item, 380, true)}<h1>${escaped(item.name)}</h1><p>${price(item)}</p><p>${escaped(item.description)}</p><button type="button">Add to cart</button>`,
  );

export const packed = (body: string | Buffer): Buffer =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });

/** Functions of many names and figures, each of them called once: about as dense as what bundlers write. */
function codeOf(functions: number): string {
  const random = createRandom('storefront');
  const word = () => random.int(46_656, 1_679_615).toString(36);
  let code = 'const kept={};';
  for (let index = 0; index < functions; index += 1) {
    const [own, one, two] = [word(), word(), word()];
    code += `kept.f${own}=function(a,b){const e={k${one}:a+${random.int(1, 999)},k${two}:"${word()} ${word()}"};if(e.k${one}>b&&e.k${two}.length<${random.int(20, 99)})return e.k${one}*b;return{value:e.k${two},type:"${word()}",done:a===b}};kept.f${own}(${random.int(0, 9)},${random.int(0, 9)});`;
  }
  return code;
}

/** A script of so many KiB on the wire, compressed with brotli. */
export function plainScript(kibibytes: number): { plain: string; packed: Buffer } {
  const wanted = kibibytes * 1024;
  let functions = 1_000;
  for (;;) {
    const plain = codeOf(functions);
    const bytes = packed(plain);
    if (Math.abs(bytes.length / wanted - 1) < 0.01) return { plain, packed: bytes };
    functions = Math.round((functions * wanted) / bytes.length);
  }
}
