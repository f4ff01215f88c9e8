import * as v from 'valibot';
import { setting, text, webAddress, whole } from './envFields';

const pairs = v.pipe(
  text,
  v.check(
    (value) => value === '' || value.split(',').every((pair) => /^\s*[^=\s]+=/.test(pair)),
    'must be name=value pairs, with commas between them',
  ),
  v.transform(
    (value): Readonly<Record<string, string>> =>
      Object.fromEntries(
        value
          .split(',')
          .filter(Boolean)
          .map((pair) => {
            const at = pair.indexOf('=');
            return [pair.slice(0, at).trim(), decoded(pair.slice(at + 1).trim())];
          }),
      ),
  ),
);

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

const samplers = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** OpenTelemetry's own names: nothing is traced, and none of its code loaded, without an endpoint. */
export const tracingFields = {
  OTEL_SDK_DISABLED: v.pipe(
    text,
    v.transform((value) => value.toLowerCase() === 'true'),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress,
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: webAddress,
  OTEL_EXPORTER_OTLP_PROTOCOL: v.pipe(
    text,
    v.picklist(['', 'http/json'], 'must be http/json: the server speaks no other'),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: pairs,
  OTEL_SERVICE_NAME: setting('flowmart'),
  OTEL_RESOURCE_ATTRIBUTES: pairs,
  OTEL_TRACES_SAMPLER: v.pipe(
    setting('parentbased_always_on'),
    v.picklist(samplers, `must be one of ${samplers.join(', ')}`),
  ),
  /** Of each trace that is begun here, when its sampler counts. */
  OTEL_TRACES_SAMPLER_ARG: v.pipe(
    setting('1'),
    v.transform(Number),
    v.number('must be a number from 0 to 1'),
    v.minValue(0, 'must be a number from 0 to 1'),
    v.maxValue(1, 'must be a number from 0 to 1'),
  ),
  /** Milliseconds between two of what is sent. */
  OTEL_BSP_SCHEDULE_DELAY: whole('5000'),
};
