import type { Language } from '../../domain/language/languages';
import type { Localized } from '../../domain/language/localized';
import type { ErrorCode } from '../../domain/wire/errors';
import { refusals } from './messages';

interface RefusalOptions {
  /** Instead of the code's own text. */
  message?: Localized;
  /** Instead of the code's own HTTP status. */
  status?: number;
  /** Further facts in the error entry, beside `code` and `message`. */
  detail?: Record<string, unknown>;
  /** Seconds for the Retry-After header. */
  retryAfter?: number;
}

/** An answer other than success that a rule asks for: thrown anywhere, written to the wire in one place. */
export class Refusal extends Error {
  readonly status: number;
  readonly text: Localized;
  readonly detail: Record<string, unknown>;
  readonly retryAfter: number | null;

  constructor(
    readonly code: ErrorCode,
    options: RefusalOptions = {},
  ) {
    super(options.message?.en ?? refusals[code].en);
    this.status = options.status ?? refusals[code].status;
    this.text = options.message ?? refusals[code];
    this.detail = options.detail ?? {};
    this.retryAfter = options.retryAfter ?? null;
  }
}

/** The response of a refusal: `{"errors":[{code,message}]}` in the caller's language. */
export function refusalResponse(refusal: Refusal, language: Language): Response {
  const body = {
    errors: [{ code: refusal.code, message: refusal.text[language], ...refusal.detail }],
  };
  const response = Response.json(body, { status: refusal.status });
  if (refusal.retryAfter !== null) response.headers.set('Retry-After', String(refusal.retryAfter));
  return response;
}
