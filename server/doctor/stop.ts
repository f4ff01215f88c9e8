import { ask, type Heard, isJson, type Json } from './reach';

export type Dialect = 'flowmart' | 'classic';

export class Stop extends Error {}

const headersOfCalls = [
  'authorization',
  'content-type',
  'latitude',
  'longitude',
  'moduleid',
  'x-localization',
  'zoneid',
];

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

/** What browsers ask before calls that orders are made of; POST as well as GET needs no leave. */
const askedFirst = [
  ['GET', '/config'],
  ['PUT', '/customer/order/cancel'],
  ['DELETE', '/customer/cart/remove-item'],
] as const;

const namesIn = (headers: Headers, name: string) =>
  new Set((headers.get(name) ?? '').split(',').map((one) => one.trim().toLowerCase()));

async function checkCors(base: string, shop: string, dialect: Dialect): Promise<void> {
  if (new URL(base).origin === new URL(shop).origin) return;
  const sent = [...headersOfCalls, ...(dialect === 'flowmart' ? ['idempotency-key'] : [])];
  for (const [method, path] of askedFirst) {
    const asked = await ask(`${base}/api/v1${path}`, {
      method: 'OPTIONS',
      headers: {
        Origin: shop,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': sent.join(),
      },
    });
    const origin = asked.headers.get('access-control-allow-origin');
    if (asked.status >= 300 || (origin !== '*' && origin !== shop))
      throw new Stop(
        `Browsers at ${shop} are refused by CORS (preflight ${asked.status}, origin ${origin ?? 'not allowed'}): allow that origin at the back end.`,
      );
    const headers = namesIn(asked.headers, 'access-control-allow-headers');
    // A star stands for every header but the one that says who asks.
    const isAllowed = (name: string) =>
      headers.has(name) || (headers.has('*') && name !== 'authorization');
    const absent = sent.filter((name) => !isAllowed(name));
    if (absent.length > 0)
      throw new Stop(
        `CORS does not allow the headers ${absent.join(', ')}: allow them at the back end.`,
      );
    const methods = namesIn(asked.headers, 'access-control-allow-methods');
    if (method !== 'GET' && !methods.has('*') && !methods.has(method.toLowerCase()))
      throw new Stop(`CORS does not allow the method ${method}: allow it at the back end.`);
  }
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
  await checkCors(base, shop, dialect);
  return { settings, dialect };
}
