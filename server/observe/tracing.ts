import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { setGlobalErrorHandler, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Env } from '../env';
import type { Tracer } from './spans';

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  job: SpanKind.INTERNAL,
} as const;

const exportMilliseconds = 5_000;
/** A collector that is away keeps no server from ending. */
const lastMilliseconds = 2_000;
const betweenWordsMilliseconds = 600_000;

function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: ratio }: Env): Sampler {
  const root = name.endsWith('always_on')
    ? new AlwaysOnSampler()
    : name.endsWith('always_off')
      ? new AlwaysOffSampler()
      : new TraceIdRatioBasedSampler(ratio);
  return name.startsWith('parentbased') ? new ParentBasedSampler({ root }) : root;
}

/** Sends what is traced to a collector, by OTLP over HTTP; who cannot be reached is left out, and told of once in ten minutes. */
export function openTracing(
  env: Env,
  say: (line: string) => void,
): { tracer: Tracer; close: () => Promise<void> } {
  const url =
    env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || `${env.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`;
  let said = Number.NEGATIVE_INFINITY;
  setGlobalErrorHandler(() => {
    if (performance.now() - said < betweenWordsMilliseconds) return;
    said = performance.now();
    say('The collector of OTEL_EXPORTER_OTLP_ENDPOINT takes no spans: they are left out');
  });
  const provider = new TracerProvider({
    sampler: samplerOf(env),
    resource: resourceFromAttributes({
      ...env.OTEL_RESOURCE_ATTRIBUTES,
      'service.name': env.OTEL_SERVICE_NAME,
    }),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({
          url,
          headers: { ...env.OTEL_EXPORTER_OTLP_HEADERS },
          timeoutMillis: exportMilliseconds,
        }),
        scheduledDelayMillis: env.OTEL_BSP_SCHEDULE_DELAY,
        exportTimeoutMillis: exportMilliseconds,
      }),
    ],
  });
  const spans = provider.getTracer('flowmart');
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();
  const parentOf = (from: Headers | undefined): Context =>
    from
      ? propagator.extract(ROOT_CONTEXT, from, {
          get: (headers, key) => headers.get(key) ?? undefined,
          keys: (headers) => [...headers.keys()],
        })
      : (current.getStore() ?? ROOT_CONTEXT);

  const tracer: Tracer = {
    run: async ({ name, kind, facts, from }, work) => {
      const parent = parentOf(from);
      const span = spans.startSpan(
        name,
        { kind: kinds[kind], ...(facts && { attributes: facts }) },
        parent,
      );
      try {
        return await current.run(trace.setSpan(parent, span), () =>
          work((told) => {
            if (told.name) span.updateName(told.name);
            if (told.facts) span.setAttributes(told.facts);
            if (told.isError) span.setStatus({ code: SpanStatusCode.ERROR });
          }),
        );
      } catch (error) {
        // Its message may hold what was sent.
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttribute('error.type', error instanceof Error ? error.name : typeof error);
        throw error;
      } finally {
        span.end();
      }
    },
    isWithin: () => current.getStore() !== undefined,
    headers: () => {
      const carrier: Record<string, string> = {};
      propagator.inject(current.getStore() ?? ROOT_CONTEXT, carrier, {
        set: (to, key, value) => {
          to[key] = value;
        },
      });
      return carrier;
    },
  };
  return {
    tracer,
    close: async () => {
      let timer: NodeJS.Timeout | null = null;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, lastMilliseconds);
      });
      await Promise.race([provider.shutdown().catch(() => {}), late]);
      if (timer) clearTimeout(timer);
    },
  };
}
