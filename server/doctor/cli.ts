import { parseArgs } from 'node:util';
import { readEnv } from '../env';
import { doctorUsage, examine, type Wish } from './examine';

/** Without an address the shop is taken to be at the back end's own, where a browser has nothing to ask for. */
const unknownShop =
  'Not looked at, as no shop was told (--shop=<its address>, or PUBLIC_URL): whether the back end lets its pages ask (CORS), and whether they may by https.';

type Typed = Wish & { isShopKnown: boolean };

function wishIn(words: string[]): Typed | null {
  try {
    const { values, positionals } = parseArgs({
      args: words,
      allowPositionals: true,
      options: { shop: { type: 'string' }, at: { type: 'string' } },
    });
    const [given = ''] = positionals;
    const { origin, pathname } = new URL(given);
    const [lat, lng] = (values.at ?? '').split(',').map(Number);
    const at = values.at === undefined ? null : { lat: lat ?? Number.NaN, lng: lng ?? Number.NaN };
    if (at && !(Number.isFinite(at.lat) && Number.isFinite(at.lng))) return null;
    const base = `${origin}${pathname.replace(/(\/api\/v1)?\/*$/, '')}`;
    const { PUBLIC_URL } = readEnv({ PUBLIC_URL: process.env.PUBLIC_URL });
    const shop = values.shop ?? PUBLIC_URL;
    return { base, shop: new URL(shop || base).origin, at, isShopKnown: shop !== '' };
  } catch {
    return null;
  }
}

const wish = wishIn(process.argv.slice(2));
const { ok, text } = wish ? await examine(wish) : { ok: false, text: doctorUsage };
console.log(wish && !wish.isShopKnown ? `${text}\n${unknownShop}` : text);
process.exitCode = ok ? 0 : 1;
