import { Hono } from 'hono';
import type { Database } from '../db/client';
import type { Replica } from '../db/replica';
import type { Env } from '../env';
import { listen } from '../http/listen';
import { createMetrics } from './metrics';
import type { Observe } from './observer';
import { createRequestLog } from './requestLog';

/**
 * Who is told of each answered call, by the environment: a log, and metrics on a port of their own (`/metrics`), which no
 * shopper reaches.
 */
export async function startObserving(
  env: Env,
  database: Database | null,
  replica: Replica | null = null,
): Promise<{ observers: readonly Observe[]; close: () => Promise<void> }> {
  const log = env.REQUEST_LOG ? [createRequestLog()] : [];
  if (env.METRICS_PORT === '') return { observers: log, close: async () => {} };
  const metrics = createMetrics(database, replica);
  const app = new Hono();
  app.get('/metrics', async (c) => {
    const { type, text } = await metrics.read();
    return c.body(text, 200, { 'Content-Type': type });
  });
  const place = { PORT: Number(env.METRICS_PORT), HOST: env.METRICS_HOST };
  const listener = await listen(app.fetch, { ...env, ...place });
  return { observers: [...log, metrics.observe], close: () => listener.close() };
}
