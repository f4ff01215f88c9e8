import type pg from 'pg';

const sendsUntilNamed = 3;
/** Each is kept by PostgreSQL with its plan, for every connection. */
const mostNamed = 200;
const mostCounted = 2_000;

const isUnnamed = (asked: unknown): asked is pg.QueryConfig =>
  typeof asked === 'object' &&
  asked !== null &&
  'text' in asked &&
  typeof asked.text === 'string' &&
  !('name' in asked && asked.name);

/**
 * Gives a name to each statement that a connection has been asked for the third time: PostgreSQL then keeps how it
 * reads and plans it, which for a shop's wide reads takes longer than their answer.
 */
export function nameStatements(client: pg.ClientBase): void {
  const sends = new Map<string, number>();
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known || names.size >= mostNamed) return known;
    const sent = (sends.get(text) ?? 0) + 1;
    if (sent < sendsUntilNamed) {
      if (sends.size < mostCounted || sends.has(text)) sends.set(text, sent);
      return undefined;
    }
    sends.delete(text);
    const name = `often_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
  client.query = new Proxy(client.query, {
    apply: (query, _, [asked, ...rest]: unknown[]) => {
      const name = isUnnamed(asked) ? nameOf(asked.text) : undefined;
      return Reflect.apply(query, client, [
        name && isUnnamed(asked) ? { ...asked, name } : asked,
        ...rest,
      ]);
    },
  });
}
