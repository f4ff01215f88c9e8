import type { Context } from 'hono';
import { type SSEStreamingApi, streamSSE } from 'hono/streaming';
import type { Deps } from '../deps';
import { addressOf } from './address';

/**
 * Answers with server-sent events, as long as the address has not too many open.
 * @throws Refusal `rate_limited`
 */
export function openStream(
  c: Context,
  { env, strangers }: Deps,
  send: (stream: SSEStreamingApi) => Promise<void>,
): Response {
  const address = addressOf(c, env.TRUSTED_PROXIES);
  const release = strangers.hold(address, env.STREAMS_PER_ADDRESS, env.STREAMS);
  // Proxies that collect answers before passing them on would hold the news back.
  c.header('X-Accel-Buffering', 'no');
  return streamSSE(c, async (stream) => {
    try {
      await send(stream);
    } finally {
      release();
    }
  });
}
