import { fillPath } from '../../client';
import type { Dialect } from '../spoken';
import { type Handler, handlerOf } from './tables';
import { thereFor } from './there';
import { tolerate } from './tolerate';

/** A call that both know by one path and the same fields. */
const same: Handler = ({ asked, ask }) =>
  ask(
    asked.endpoint.method,
    fillPath(asked.endpoint.path, asked.params),
    { ...asked.query, ...asked.body },
    { isForm: asked.endpoint.multipart === true },
  );

/** Back ends of the classic `/api/v1` family (docs/back-ends.md). */
export const speak: Dialect = async (endpoint, options) => {
  const { method, path, answer } = endpoint;
  const handle = (await handlerOf(method, path)) ?? same;
  return tolerate(answer, await handle(thereFor(endpoint, options)), `${method} ${path}`);
};
