import pino, { type DestinationStream } from 'pino';
import type { Observe } from './observer';

/** Writes a line of JSON for each answered call: its id, method, pattern of address, status and milliseconds, and nothing that names a person. */
export function createRequestLog(to?: DestinationStream): Observe {
  const log = pino(
    { base: null, timestamp: pino.stdTimeFunctions.isoTime, messageKey: 'message' },
    to ?? pino.destination(1),
  );
  return ({ id, method, route, status, milliseconds }) =>
    log.info(
      { id, method, route, status, milliseconds: Math.round(milliseconds * 10) / 10 },
      'call',
    );
}
