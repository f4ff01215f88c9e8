import * as v from 'valibot';
import { orderQuery } from '../../../domain/orders/orderEndpoints';
import { addressOf } from '../../http/address';
import { findCaller, ownerOf } from '../../http/caller';
import { Refusal } from '../../http/refusal';
import { languageOf, type Register } from '../../http/serve';
import { openStream } from '../../http/stream';
import { openOrder } from '../access';
import { createHub } from './hub';
import { ordersTopic } from './news';
import { streamOrder } from './stream';

/** Live changes of one order as server-sent events, for whoever may see the order. */
export const registerTracking: Register = (_serve, deps, app) => {
  const hub = createHub(deps, ordersTopic);
  app.get('/api/v1/customer/order/stream', async (c) => {
    const query = v.safeParse(orderQuery, c.req.query());
    if (!query.success) throw new Refusal('validation');
    if (deps.stopping.aborted) throw new Refusal('unavailable', { retryAfter: 2 });
    const address = addressOf(c, deps.env.TRUSTED_PROXIES);
    const caller = await findCaller(
      deps.db,
      deps.clock.now(),
      c.req.header('authorization'),
      query.output.guest_id || null,
    );
    const order = await openOrder(deps, { caller, address }, query.output);
    const language = languageOf(c);
    const isOwner = ownerOf(caller) === order.owner;
    return openStream(c, deps, (stream) =>
      streamOrder(deps, hub, stream, order.id, { caller, language, isOwner }),
    );
  });
};
