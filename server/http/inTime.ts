import { IncomingMessage } from 'node:http';
import { Refusal } from './refusal';

const bodyLookMilliseconds = 1_000;

/** Whether a call's body has arrived; its time is another limit's (BODY_SECONDS). */
function hasArrived(connection: object | undefined): boolean {
  if (!connection || !('incoming' in connection)) return true;
  const { incoming } = connection;
  return !(incoming instanceof IncomingMessage) || incoming.complete || incoming.destroyed;
}

/**
 * The answer to a call, or a refusal when none has begun `milliseconds` after the call arrived. Of a stream that is its beginning.
 * @throws Refusal `unavailable`
 */
export function inTime(
  answering: Response | Promise<Response>,
  connection: object | undefined,
  milliseconds: number,
): Response | Promise<Response> {
  if (answering instanceof Response) return answering;
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout;
    const giveUp = () => {
      if (hasArrived(connection)) reject(new Refusal('unavailable', { retryAfter: 5 }));
      else timer = setTimeout(giveUp, bodyLookMilliseconds);
    };
    timer = setTimeout(giveUp, milliseconds);
    answering.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
