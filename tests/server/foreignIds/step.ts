import type { AnyEndpoint } from '../../../domain/wire/define';
import type { ErrorCode } from '../../../domain/wire/errors';
import type { CallOptions } from '../../support/server';

export type Home = { lat: number; lng: number };
type Ask<Owner> = (victim: Owner, home: Home) => CallOptions;

/** One call as somebody else makes it, with ids of the victim's. */
export interface Step<Owner> {
  /** What is named: as `idsOf` says it. */
  readonly ids: readonly string[];
  readonly ask: Ask<Owner>;
  /** What it is answered instead of `404 not_found`. */
  readonly refusal?: { readonly status: number; readonly code: ErrorCode };
}

export type Steps<Owner> = ReadonlyMap<AnyEndpoint, readonly Step<Owner>[]>;

export const step = <Owner>(
  id: string,
  ask: Ask<Owner>,
  refusal?: { status: number; code: ErrorCode },
): Step<Owner> => ({ ids: [id], ask, ...(refusal && { refusal }) });

export const wrong = { contact_number: '+966500000001' };
export const reason = { reason: 'Mine now' };
