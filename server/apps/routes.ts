import type { Context, Hono } from 'hono';
import type { Deps } from '../deps';
import { Refusal, refusalResponse } from '../http/refusal';
import { languageOf } from '../http/serve';
import { accountCalls } from './account';
import { type AppCall, callOf, passedOn, type Translation, type Translations } from './call';
import { cartCalls } from './cart';
import { combinedCalls } from './combined';
import { type Given, readGiven } from './given';
import { identityCalls } from './identity';
import { itemCalls } from './items';
import { messageCalls } from './messages';
import { moneyCalls } from './money';
import { offerCalls } from './offers';
import { orderCalls } from './orders';
import { paymentPage } from './payment';
import { placeCalls } from './places';
import { placingCalls } from './placing';
import { Refused, refusalOfApps } from './refused';
import { rentalCalls } from './rental';
import { settingsCalls } from './settings';
import { storeCalls } from './stores';
import { tripCartCalls } from './tripCart';
import { tripCalls } from './trips';

/** Below which address of the shop the family's apps find what they know. */
const base = '/apps';

const tables: readonly Translations[] = [
  settingsCalls,
  placeCalls,
  itemCalls,
  storeCalls,
  offerCalls,
  combinedCalls,
  identityCalls,
  accountCalls,
  moneyCalls,
  messageCalls,
  cartCalls,
  placingCalls,
  orderCalls,
  rentalCalls,
  tripCartCalls,
  tripCalls,
];

async function givenTo(c: Context): Promise<Given> {
  try {
    return await readGiven(c.req.raw);
  } catch {
    throw new Refusal('unreadable', { status: 403 });
  }
}

async function answerOf(call: AppCall, translate: Translation): Promise<Response> {
  try {
    const answer = await translate(call);
    return answer instanceof Response ? answer : Response.json(answer ?? []);
  } catch (error) {
    if (error instanceof Refused) return refusalOfApps(error);
    throw error;
  }
}

/**
 * The calls of the family's apps, each turned into calls of the contract that are made in process, with the app's own
 * token and network address: no rule stands here. What is not in a table is passed on as it is.
 */
export function mountApps(app: Hono, deps: Deps): void {
  for (const [name, translate] of tables.flatMap((table) => Object.entries(table))) {
    const [method = '', path = ''] = name.split(' ');
    app.on(method, `${base}/api/v1${path}`, async (c) =>
      answerOf(callOf(app, deps, c, await givenTo(c)), translate),
    );
  }
  app.get(`${base}/payment-mobile`, async (c) =>
    answerOf(callOf(app, deps, c, await givenTo(c)), paymentPage),
  );
  app.all(`${base}/api/v1/*`, (c) => {
    const url = new URL(c.req.url);
    url.pathname = url.pathname.slice(base.length);
    const headers = passedOn(c.req.raw.headers);
    const kind = c.req.header('content-type');
    if (kind) headers.set('content-type', kind);
    const { method, body } = c.req.raw;
    return app.fetch(
      new Request(url, { method, headers, body, duplex: 'half' } as RequestInit),
      c.env,
    );
  });
  app.all(`${base}/api/*`, (c) => refusalResponse(new Refusal('not_found'), languageOf(c)));
}
