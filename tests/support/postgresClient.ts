import pg from 'pg';

type Send = (statement: string) => Promise<unknown>;

/** What a statement goes through on its way: it is sent by `send`, as it is or otherwise. */
export type Way = (statement: string, send: Send) => Promise<unknown>;

const textOf = (asked: unknown): string => {
  if (typeof asked === 'string') return asked;
  const text = typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : '';
  return typeof text === 'string' ? text : '';
};
const withText = (asked: unknown, text: string): unknown =>
  typeof asked === 'object' && asked !== null ? { ...asked, text } : text;

/** A client of the pool whose every statement goes its own way, but what the pool says to a new connection: that is no part of any call. */
export function clientBy(
  wayOf: (client: pg.Client) => Way,
): new (
  config?: pg.ClientConfig,
) => pg.Client {
  return class extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config);
      const way = wayOf(this);
      const send = (args: unknown[]): Promise<unknown> =>
        Promise.resolve(Reflect.apply(pg.Client.prototype.query, this, args));
      const ask = ([asked, ...values]: unknown[]): Promise<unknown> => {
        const statement = textOf(asked);
        if (/^\s*(set|listen|unlisten)\b/i.test(statement)) return send([asked, ...values]);
        return way(statement, (text) => send([withText(asked, text), ...values]));
      };
      const query = (...args: unknown[]): unknown => {
        const told = args.at(-1);
        if (typeof told !== 'function') return ask(args);
        ask(args.slice(0, -1)).then(
          (answer) => told(null, answer),
          (error) => told(error),
        );
        return undefined;
      };
      this.query = query as pg.Client['query'];
    }
  };
}
