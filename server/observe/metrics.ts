import { sql } from 'drizzle-orm';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { listLostRefunds } from '../checkout/payment/lostRefunds';
import { listRefusedRefunds } from '../checkout/payment/refunds';
import type { Database } from '../db/client';
import type { Replica } from '../db/replica';
import { orders } from '../db/schema/orders';
import { countWaiting } from '../outgoing/queue';
import type { Observe } from './observer';

export interface Metrics {
  readonly observe: Observe;
  /** In Prometheus' text format. */
  read(): Promise<{ type: string; text: string }>;
}

/** Orders on their way: what ended grows without end, and is told by its calls. */
const running = sql`status not in ('delivered', 'canceled', 'failed', 'refunded')`;

/** Rates, latencies and what is under way, of one server. */
export function createMetrics(database: Database | null, replica: Replica | null = null): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Histogram({
    name: 'flowmart_http_request_seconds',
    help: 'Answered calls by method, pattern of address and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10],
    registers: [registry],
  });
  if (database) {
    new Gauge({
      name: 'flowmart_database_connections',
      help: 'Connections of the pool: lent, idle, and calls that wait for one.',
      labelNames: ['state'],
      registers: [registry],
      collect() {
        for (const [state, count] of Object.entries(database.connections()))
          this.set({ state }, count);
      },
    });
    new Gauge({
      name: 'flowmart_orders_running',
      help: 'Orders that have not ended, by state.',
      labelNames: ['state'],
      registers: [registry],
      async collect() {
        this.reset();
        const rows = await database.db
          .select({ state: orders.status, count: sql<number>`count(*)::int` })
          .from(orders)
          .where(running)
          .groupBy(orders.status)
          // A database that is away is told by its connections; the rest is still worth reading.
          .catch(() => []);
        for (const { state, count } of rows) this.set({ state }, count);
      },
    });
    new Gauge({
      name: 'flowmart_refunds_lost',
      help: 'Refunds that a gateway took and could not give back, and that nobody has seen to.',
      registers: [registry],
      async collect() {
        this.reset();
        const lost = await listLostRefunds(database.db).catch(() => null);
        if (lost) this.set(lost.length);
      },
    });
    new Gauge({
      name: 'flowmart_refunds_refused',
      help: 'Refunds that a gateway has refused for over an hour.',
      registers: [registry],
      async collect() {
        this.reset();
        const refused = await listRefusedRefunds(database.db).catch(() => null);
        if (refused) this.set(refused.length);
      },
    });
    new Gauge({
      name: 'flowmart_outgoing',
      help: 'Mails, text messages and webhooks that wait to be sent, or were given up.',
      labelNames: ['channel', 'state'],
      registers: [registry],
      async collect() {
        this.reset();
        for (const { channel, waiting, given_up } of await countWaiting(database.db).catch(
          () => [],
        )) {
          this.set({ channel, state: 'waiting' }, waiting);
          this.set({ channel, state: 'given_up' }, given_up);
        }
      },
    });
  }
  if (replica) countReplica(registry, replica);
  return {
    observe: ({ method, route, status, milliseconds }) =>
      calls.observe(
        { method, route: route || 'none', status: String(status) },
        milliseconds / 1000,
      ),
    read: async () => ({ type: registry.contentType, text: await registry.metrics() }),
  };
}

function countReplica(registry: Registry, replica: Replica): void {
  new Gauge({
    name: 'flowmart_replica_connections',
    help: 'Connections to the read replica: lent, idle, and reads that wait for one.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      for (const [state, count] of Object.entries(replica.connections()))
        this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'flowmart_replica_current',
    help: '1 while the catalogue is read from the replica.',
    registers: [registry],
    collect() {
      this.set(replica.state() === 'current' ? 1 : 0);
    },
  });
  new Counter({
    name: 'flowmart_catalogue_reads_total',
    help: 'Statements of the catalogue, by the database that answered.',
    labelNames: ['by'],
    registers: [registry],
    collect() {
      this.reset();
      for (const [by, count] of Object.entries(replica.reads())) this.inc({ by }, count);
    },
  });
}
