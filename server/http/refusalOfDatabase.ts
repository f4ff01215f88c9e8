import { isPassing } from '../db/lost';
import { Refusal } from './refusal';

/** The SQLSTATE of a database error, wherever in the chain of causes it is. */
function sqlState(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string' && error.code.length === 5) {
    return error.code;
  }
  return sqlState(error.cause);
}

/**
 * What no row can hold is a caller's mistake rather than ours: an id out of range or of nothing (a module
 * that there is not) names nothing; text or a fraction in place of an id, and characters or moments that a
 * database cannot keep, are invalid. A connection that was lost is nobody's: the call may be sent again. Null
 * for every other error.
 */
export function refusalOfDatabase(error: unknown): Refusal | null {
  if (isPassing(error)) return new Refusal('unavailable', { retryAfter: 1 });
  switch (sqlState(error)) {
    case '22003':
    case '23503':
      return new Refusal('not_found');
    case '22007':
    case '22008':
    case '22P02':
    case '22P05':
    case '22021':
      return new Refusal('validation');
    default:
      return null;
  }
}
