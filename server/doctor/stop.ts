import { ask, type Heard, isJson, type Json } from './reach';

export type Dialect = 'flowmart' | 'classic';

export class Stop extends Error {}

const headersOfCalls =
  'authorization,content-type,latitude,longitude,moduleid,x-localization,zoneid';

function refuseAnswer(url: string, heard: Heard): never {
  const { status, json, text, headers } = heard;
  const to = headers.get('location');
  if (status >= 300 && status < 400 && to)
    throw new Stop(`${url} leads to ${new URL(to, url)}: tell that address instead.`);
  if (status === 503)
    throw new Stop(
      'The back end answers 503: it is in maintenance, or overloaded. End that first.',
    );
  if (json === null) {
    const title = /<title>([^<]*)<\/title>/i.exec(text)?.[1]?.trim();
    const what = title ? ` ("${title}")` : '';
    throw new Stop(
      /<html|<!doctype/i.test(text)
        ? `An HTML page came instead of the settings${what}, with status ${status}: this is a proxy, or a web site in front of the back end.`
        : `What came instead of the settings is no JSON, with status ${status}.`,
    );
  }
  throw new Stop(
    `The settings are refused with status ${status}: is this the address of the back end?`,
  );
}

const dialectOf = (settings: Json): Dialect | null =>
  'take_away_status' in settings ? 'flowmart' : 'currency_symbol' in settings ? 'classic' : null;

const isHere = (host: string) => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/** A page over https asks nothing over http, except of the own machine. */
function checkScheme(url: string, shop: string): void {
  const { protocol, hostname } = new URL(url);
  if (protocol === 'http:' && shop.startsWith('https:') && !isHere(hostname))
    throw new Stop(
      `${url} is http, and the shop at ${shop} is https: browsers refuse that. Give the back end a certificate.`,
    );
}

async function checkCors(url: string, shop: string): Promise<void> {
  if (new URL(url).origin === new URL(shop).origin) return;
  const asked = await ask(url, {
    method: 'OPTIONS',
    headers: {
      Origin: shop,
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': headersOfCalls,
    },
  });
  const origin = asked.headers.get('access-control-allow-origin');
  if (asked.status >= 300 || (origin !== '*' && origin !== shop))
    throw new Stop(
      `Browsers at ${shop} are refused by CORS (preflight ${asked.status}, origin ${origin ?? 'not allowed'}): allow that origin at the back end.`,
    );
  const allowed = (asked.headers.get('access-control-allow-headers') ?? '').toLowerCase();
  const names = new Set(allowed.split(',').map((name) => name.trim()));
  const absent = headersOfCalls.split(',').filter((name) => !names.has('*') && !names.has(name));
  if (absent.length > 0)
    throw new Stop(
      `CORS does not allow the headers ${absent.join(', ')}: allow them at the back end.`,
    );
}

/** The settings, and what is spoken; everything that would keep a browser from hearing them stops. @throws Stop, Unreached */
export async function openBackEnd(base: string, shop: string) {
  const url = `${base}/api/v1/config`;
  const heard = await ask(url, { headers: { Origin: shop, 'X-localization': 'en' } });
  if (heard.status !== 200 || !isJson(heard.json)) refuseAnswer(url, heard);
  const settings = heard.json;
  const dialect = dialectOf(settings);
  if (!dialect)
    throw new Stop(
      'What is spoken there is unknown: its settings have neither take_away_status (flowmart) nor currency_symbol (classic).',
    );
  checkScheme(base, shop);
  await checkCors(url, shop);
  return { settings, dialect };
}
