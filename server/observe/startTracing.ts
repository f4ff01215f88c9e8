import type { Env } from '../env';
import { traceBy } from './spans';

/** Collects traces where the environment names a collector; the code for it is loaded then only. Returns what ends it. */
export async function startTracing(
  env: Env,
  say: (line: string) => void = console.error,
): Promise<() => Promise<void>> {
  const isWanted = env.OTEL_EXPORTER_OTLP_ENDPOINT || env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  if (!isWanted || env.OTEL_SDK_DISABLED) return async () => {};
  const { openTracing } = await import('./tracing');
  const { tracer, close } = openTracing(env, say);
  traceBy(tracer);
  return async () => {
    traceBy(null);
    await close();
  };
}
