import * as v from 'valibot';

const schema = v.object({
  analytics: v.object({
    /** Measurement id of Google Analytics 4; empty: it is not told. */
    ga4: v.optional(v.string(), ''),
    /** Site that a Plausible counts for, and where that Plausible is. */
    plausible: v.optional(v.nullable(v.object({ domain: v.string(), url: v.string() })), null),
    /** ISO 4217; null where the back end does not say. */
    currency: v.optional(v.nullable(v.string()), null),
  }),
});
export type AnalyticsConfig = v.InferOutput<typeof schema>['analytics'];

/** What the page was served with about analytics; null where the owner uses none. */
export function readAnalyticsConfig(): AnalyticsConfig | null {
  try {
    const text = document.getElementById('runtime-config')?.textContent;
    return v.parse(schema, JSON.parse(text || '{}')).analytics;
  } catch {
    return null;
  }
}
