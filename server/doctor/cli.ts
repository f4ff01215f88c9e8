import { parseArgs } from 'node:util';
import { doctorUsage, examine, type Wish } from './examine';

function wishIn(words: string[]): Wish | null {
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
    return { base, shop: new URL(values.shop ?? 'https://shop.example').origin, at };
  } catch {
    return null;
  }
}

const wish = wishIn(process.argv.slice(2));
const { ok, text } = wish ? await examine(wish) : { ok: false, text: doctorUsage };
console.log(text);
process.exitCode = ok ? 0 : 1;
