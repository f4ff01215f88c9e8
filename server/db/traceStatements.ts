import type pg from 'pg';
import { isTraced, isWithinTrace, spanned } from '../observe/spans';

const table = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][\w.]*)"?/i;

/** What a statement does, and to which table: "SELECT items". Values, which stand beside it, are never looked at. */
export function statementName(text: string): { operation: string; table: string } {
  const [, operation = 'statement'] = /^\s*([a-z]+)/i.exec(text) ?? [];
  const [, found = ''] = table.exec(text) ?? [];
  return { operation: operation.toUpperCase(), table: found };
}

const textOf = (asked: unknown): string => {
  if (typeof asked === 'string') return asked;
  return typeof asked === 'object' && asked !== null && 'text' in asked ? String(asked.text) : '';
};

/** Makes each statement of a connection a span of the call that sends it; nothing where nothing is traced. */
export function traceStatements(client: pg.ClientBase): void {
  if (!isTraced()) return;
  client.query = new Proxy(client.query, {
    apply: (query, _, given: unknown[]) => {
      const plain = (...asked: unknown[]): unknown => Reflect.apply(query, client, asked);
      if (!isWithinTrace()) return plain(...given);
      const { operation, table: collection } = statementName(textOf(given[0]));
      const span = {
        name: [operation, collection].filter(Boolean).join(' '),
        kind: 'client' as const,
        facts: {
          'db.system.name': 'postgresql',
          'db.operation.name': operation,
          ...(collection && { 'db.collection.name': collection }),
        },
      };
      const last = given.at(-1);
      if (typeof last !== 'function') return spanned(span, async () => plain(...given));
      const asked = given.slice(0, -1);
      void spanned(
        span,
        () =>
          new Promise<unknown>((resolve, reject) => {
            plain(...asked, (error: unknown, answer: unknown) =>
              error ? reject(error) : resolve(answer),
            );
          }),
      ).then(
        (answer) => last(null, answer),
        (error: unknown) => last(error),
      );
      return undefined;
    },
  });
}
