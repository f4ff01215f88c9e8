import { randomUUID } from 'node:crypto';
import type { AnyEndpoint } from '../../domain/wire/define';

export interface CallOptions {
  query?: Record<string, string | number>;
  body?: unknown;
  params?: Record<string, string | number>;
  headers?: Record<string, string>;
  /** Zones of the zoneId header; [1] unless told. */
  zoneIds?: number[];
  /** 1 food, 2 grocery, 3 pharmacy, 4 ecommerce; 1 unless told. */
  moduleId?: number;
  token?: string | undefined;
  language?: 'en' | 'ar' | 'es';
}

export function urlOf(endpoint: AnyEndpoint, { params = {}, query = {} }: CallOptions): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const search = new URLSearchParams(
    Object.entries(query).map(([key, value]) => [key, String(value)]),
  );
  return `/api/v1${path}?${search}`;
}

/** A body with files as the form that a browser sends; null for any other. */
function formOf(body: unknown): FormData | null {
  const fields = Object.entries(body ?? {});
  if (!fields.some(([, value]) => value instanceof File)) return null;
  const form = new FormData();
  for (const [name, value] of fields)
    form.append(name, value instanceof File ? value : String(value));
  return form;
}

export function initOf(endpoint: AnyEndpoint, options: CallOptions): RequestInit {
  const form = formOf(options.body);
  const headers: Record<string, string> = {
    'X-localization': options.language ?? 'en',
    zoneId: JSON.stringify(options.zoneIds ?? [1]),
    moduleId: String(options.moduleId ?? 1),
    ...(endpoint.idempotent === 'required' && { 'Idempotency-Key': randomUUID() }),
    ...(options.token && { Authorization: `Bearer ${options.token}` }),
    ...(options.body !== undefined && !form && { 'Content-Type': 'application/json' }),
    ...options.headers,
  };
  if (form) return { method: endpoint.method, headers, body: form };
  const body =
    options.body === undefined || typeof options.body === 'string'
      ? options.body
      : JSON.stringify(options.body);
  return { method: endpoint.method, headers, ...(body !== undefined && { body }) };
}
