import type { Plugin } from 'vite';
import { isNode, keyOf, trim } from './trim.ts';

/** Read by the server alone: it checks what a browser sends, and tells what there is to call. */
const ofTheServer = new Set<unknown>(['summary', 'query', 'body', 'idempotent', 'scoped']);

/** The code of a module of endpoints without what only the server reads of them. */
export const stripEndpoint = (code: string): string =>
  trim(
    code,
    (property, call) =>
      isNode(call?.callee) && call.callee.name === 'endpoint' && ofTheServer.has(keyOf(property)),
  );

export function stripEndpoints(): Plugin {
  return {
    name: 'flowmart-strip-endpoints',
    apply: 'build',
    transform: {
      filter: { id: /\/domain\/\w+\/\w+Endpoints\.ts$/ },
      handler: (code) => ({ code: stripEndpoint(code), map: null }),
    },
  };
}
