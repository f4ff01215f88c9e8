import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addToCart, listCart } from '../../../domain/cart/cartEndpoints';
import { requestGuestId } from '../../../domain/identity/sessionEndpoints';
import { placeOrder, quoteOrder } from '../../../domain/orders/orderEndpoints';
import type { AnswerOf, AnyEndpoint } from '../../../domain/wire/define';
import { statementName } from '../../../server/db/traceStatements';
import { readEnv } from '../../../server/env';
import { type Running, startServer } from '../../../server/start';
import { openSeededDatabase, type SeededDatabase } from '../../support/database';
import { startPostgres } from '../../support/postgres';
import { type CallOptions, initOf, urlOf } from '../../support/wireCall';
import { findOpenItem } from '../orders/findOpenItem';
import { moduleId, orderBody } from '../orders/shop';

const own = process.env.TEST_DATABASE_URL ? null : await startPostgres();
const serverUrl = process.env.TEST_DATABASE_URL ?? own?.url;

const fact = v.object({
  key: v.string(),
  value: v.object({
    stringValue: v.optional(v.string()),
    intValue: v.optional(v.union([v.string(), v.number()])),
  }),
});
const batch = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes: v.array(fact) }),
      scopeSpans: v.array(
        v.object({
          spans: v.array(
            v.object({
              traceId: v.string(),
              spanId: v.string(),
              parentSpanId: v.optional(v.string(), ''),
              name: v.string(),
              kind: v.number(),
              attributes: v.optional(v.array(fact), []),
            }),
          ),
        }),
      ),
    }),
  ),
});
const factsOf = (attributes: v.InferOutput<typeof fact>[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
  );

/** Somebody who listens over HTTP and keeps what is sent; `answers` says how. */
async function startListener(answers: () => Promise<number>) {
  const heard: { path: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    heard.push({ path: request.url ?? '', headers: request.headers, body });
    response.writeHead(await answers(), { 'Content-Type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return {
    heard,
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

// Statements of the embedded database are not traced.
describe.runIf(serverUrl)('traces', () => {
  const folder = mkdtempSync(join(tmpdir(), 'flowmart-tracing-'));
  let database: SeededDatabase;
  let item: { itemId: number; storeId: number };
  let running: Running | null = null;

  const start = async (env: Record<string, string>) => {
    running = await startServer(
      readEnv({
        PORT: '0',
        HOST: '127.0.0.1',
        DATABASE_URL: database.url ?? '',
        DATA_DIR: folder,
        SERVER_RENDERING: '0',
        DEMO_SPEED: '0.001',
        ...env,
      }),
      () => {},
    );
  };
  const stop = async () => {
    await running?.stop();
    running = null;
  };
  const call = async <E extends AnyEndpoint>(
    endpoint: E,
    options: CallOptions = {},
  ): Promise<AnswerOf<E>> => {
    const all = { moduleId, ...options };
    const url = `http://127.0.0.1:${running?.port}${urlOf(endpoint, all)}`;
    const answer = await fetch(url, initOf(endpoint, all));
    expect([endpoint.path, answer.status]).toEqual([endpoint.path, 200]);
    return v.parse(endpoint.answer, await answer.json());
  };
  const order = async (headers: Record<string, string> = {}) => {
    const { guest_id } = await call(requestGuestId);
    const body = { guest_id, item_id: item.itemId, quantity: 3 };
    await call(addToCart, { body });
    expect(await call(listCart, { query: { guest_id } })).toHaveLength(1);
    const home = { lat: 24.7136, lng: 46.6753 };
    const config = await fetch(`http://127.0.0.1:${running?.port}/api/v1/config`);
    const { default_location } = v.parse(
      v.object({ default_location: v.object({ lat: v.number(), lng: v.number() }) }),
      await config.json(),
    );
    const wanted = orderBody(guest_id, item.storeId, { ...home, ...default_location });
    const { total } = await call(quoteOrder, { body: wanted });
    const { order_id } = await call(placeOrder, {
      body: { ...wanted, order_amount: total },
      headers,
    });
    return { guest_id, order_id };
  };

  beforeAll(async () => {
    database = await openSeededDatabase(serverUrl);
    item = await findOpenItem(database.db);
  }, 300_000);
  afterAll(async () => {
    await stop();
    await database.close();
    await own?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('of an order reach a collector, from the call to the webhook, and name nobody', async () => {
    const collector = await startListener(async () => 200);
    const program = await startListener(async () => 204);
    await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20let-me-in',
      OTEL_SERVICE_NAME: 'my-shop',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
      OTEL_BSP_SCHEDULE_DELAY: '100',
      WEBHOOK_URL: `${program.url}/hook`,
      WEBHOOK_SECRET: `whsec_${Buffer.from('a secret of the test, long enough for it').toString('base64')}`,
    });
    const traceId = '0af7651916cd43dd8448eb211c80319c';
    const { guest_id, order_id } = await order({
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
      'X-Request-Id': 'balancer-0007',
    });
    await expect.poll(() => program.heard.length, { timeout: 15_000 }).toBeGreaterThan(0);
    await stop();

    const batches = collector.heard.map(({ body }) => v.parse(batch, JSON.parse(body)));
    const resources = batches.flatMap(({ resourceSpans }) =>
      resourceSpans.map(({ resource }) => factsOf(resource.attributes)),
    );
    expect(resources[0]).toEqual({
      'service.name': 'my-shop',
      'deployment.environment.name': 'test',
    });
    expect(collector.heard[0]?.path).toBe('/v1/traces');
    expect(collector.heard[0]?.headers.authorization).toBe('Bearer let-me-in');
    const spans = batches
      .flatMap(({ resourceSpans }) => resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans)
      .flatMap((scope) => scope.spans);

    const placing = spans.filter((span) => span.traceId === traceId);
    const [root] = placing.filter(({ parentSpanId }) => parentSpanId === 'b7ad6b7169203331');
    expect([root?.name, root?.kind, factsOf(root?.attributes ?? [])]).toEqual([
      'POST /api/v1/customer/order/place',
      2,
      {
        'http.request.method': 'POST',
        'flowmart.request_id': 'balancer-0007',
        'http.route': '/api/v1/customer/order/place',
        'http.response.status_code': 200,
      },
    ]);
    const statements = placing.filter(({ parentSpanId }) => parentSpanId === root?.spanId);
    const names = statements.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['BEGIN', 'INSERT orders', 'COMMIT']));
    const [inserting] = statements.filter(({ name }) => name === 'INSERT orders');
    expect(factsOf(inserting?.attributes ?? [])).toEqual({
      'db.system.name': 'postgresql',
      'db.operation.name': 'INSERT',
      'db.collection.name': 'orders',
    });

    const [job] = spans.filter(({ name }) => name === 'job webhook order.pending');
    const [sent] = spans.filter(
      ({ parentSpanId, name }) => parentSpanId === job?.spanId && name === 'POST webhook',
    );
    expect(factsOf(sent?.attributes ?? [])).toEqual({
      'http.request.method': 'POST',
      'server.address': '127.0.0.1',
      'http.response.status_code': 204,
    });
    expect(program.heard[0]?.headers.traceparent).toBe(`00-${sent?.traceId}-${sent?.spanId}-01`);

    const all = collector.heard.map(({ body }) => body).join('');
    for (const canary of [
      guest_id,
      String(order_id),
      '501234567',
      '50 123',
      'Test street',
      'Test Person',
    ])
      expect([canary, all.includes(canary)]).toEqual([canary, false]);
    collector.close();
    program.close();
  }, 60_000);

  it.each<[string, () => Promise<number>]>([
    ['refuses', async () => 503],
    ['never answers', () => new Promise(() => {})],
  ])(
    'are left out when the collector %s, and no order waits for it',
    async (_, answers) => {
      const said = vi.spyOn(console, 'error').mockImplementation(() => {});
      const collector = await startListener(answers);
      await start({
        OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${collector.url}/traces`,
        OTEL_BSP_SCHEDULE_DELAY: '50',
      });
      await order();
      await expect.poll(() => collector.heard.length, { timeout: 10_000 }).toBeGreaterThan(0);
      expect(collector.heard[0]?.path).toBe('/traces');
      const begun = performance.now();
      const { order_id } = await order();
      expect(order_id).toBeGreaterThan(0);
      expect(performance.now() - begun).toBeLessThan(4_000);
      const ending = performance.now();
      await stop();
      expect(performance.now() - ending).toBeLessThan(10_000);
      collector.close();
      said.mockRestore();
    },
    60_000,
  );

  it('are not collected, nor is their code loaded, where no collector is named', async () => {
    const collector = await startListener(async () => 200);
    await start({ OTEL_SERVICE_NAME: 'my-shop' });
    await order({ traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' });
    await stop();
    await start({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_SDK_DISABLED: 'true' });
    await order();
    await stop();
    await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0',
      OTEL_BSP_SCHEDULE_DELAY: '50',
    });
    await order();
    await stop();
    expect(collector.heard).toEqual([]);
    collector.close();
  }, 60_000);
});

describe('the name of a statement', () => {
  it.each([
    ['select "id", "name" from "items" where "name" = $1', 'SELECT', 'items'],
    ['insert into "orders" ("phone") values ($1)', 'INSERT', 'orders'],
    ['  update stores set kept_terms = 1', 'UPDATE', 'stores'],
    ['delete from "carts" where id = 7', 'DELETE', 'carts'],
    ['with changed as (select id from items) update stores set a = 1', 'WITH', 'items'],
    ["select pg_notify('catalogue_changes', $1)", 'SELECT', ''],
    ['begin', 'BEGIN', ''],
    ['', 'STATEMENT', ''],
  ])('%s', (statement, operation, table) => {
    expect(statementName(statement)).toEqual({ operation, table });
  });
});

it('variables of traces that say nothing of use are refused', () => {
  expect(() => readEnv({ OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' })).toThrow(
    'OTEL_EXPORTER_OTLP_PROTOCOL must be http/json: the server speaks no other',
  );
  expect(() => readEnv({ OTEL_TRACES_SAMPLER: 'sometimes' })).toThrow(
    'OTEL_TRACES_SAMPLER must be',
  );
  expect(() => readEnv({ OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow('must be a number from 0 to 1');
  expect(() => readEnv({ OTEL_EXPORTER_OTLP_HEADERS: 'nothing' })).toThrow('must be name=value');
});
