import { fillPath } from '../../client';
import type { Dialect } from '../spoken';
import { hearSettings } from './facts';
import { type Handler, handlerOf } from './tables';
import { thereFor } from './there';
import { tolerate } from './tolerate';
import { row } from './values';

/** A call that both know by one path and the same fields. */
const same: Handler = ({ asked, ask }) =>
  ask(
    asked.endpoint.method,
    fillPath(asked.endpoint.path, asked.params),
    { ...asked.query, ...asked.body },
    { isForm: asked.endpoint.multipart === true },
  );

const speak: Dialect = async (endpoint, options) => {
  const { method, path, answer } = endpoint;
  const handle = (await handlerOf(method, path)) ?? same;
  return tolerate(answer, await handle(thereFor(endpoint, options)), `${method} ${path}`);
};

/** Back ends of the classic `/api/v1` family (docs/back-ends.md), whose settings may have been heard already. */
export function speakWith(settings?: object): Dialect {
  if (settings) hearSettings(row(settings));
  return speak;
}
