import * as v from 'valibot';
import type { PaymentProvider } from './provider';

/** What a gateway knows of the shop. */
interface ShopOfGateway {
  readonly address: string;
  readonly isDemo: boolean;
}

/** A provider from the environment; null where it is not configured; a text says what is wrong. */
type Opened = PaymentProvider | string | null;

export interface Gateway {
  readonly variables: readonly string[];
  open(source: Record<string, string | undefined>, shop: ShopOfGateway): Opened;
}

interface Definition<E extends v.ObjectEntries> {
  /** Every variable that it reads. */
  readonly variables: E;
  /** Those that it cannot do without; the first switches it on. */
  readonly required: readonly [keyof E & string, ...(keyof E & string)[]];
  connect(variables: v.InferOutput<v.ObjectSchema<E, undefined>>): PaymentProvider;
}

/** A gateway that is checked at start: nothing of it missing, and no real money in demo mode. */
export function defineGateway<E extends v.ObjectEntries>(definition: Definition<E>): Gateway {
  const { variables, required, connect } = definition;
  const schema = v.object(variables);
  const [key] = required;
  return {
    variables: Object.keys(variables),
    open: (source, shop) => {
      const parsed = v.safeParse(schema, source);
      if (!parsed.success) {
        const [issue] = parsed.issues;
        return `${v.getDotPath(issue)} ${issue.message}`;
      }
      const said = (name: string) => (source[name] ?? '').trim();
      if (!said(key)) return null;
      const missing = shop.address ? required.find((name) => !said(name)) : 'PUBLIC_URL';
      if (missing) return `${missing} is missing beside ${key}`;
      if (shop.isDemo && said(key).includes('_live_')) {
        return `demo mode takes no real money: use a test key in ${key}, or DEMO_MODE=0`;
      }
      return connect(parsed.output);
    },
  };
}

/** ISO 4217, in small letters. */
export const currencyVariable = (standard: string) =>
  v.pipe(
    v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase()), standard),
    v.regex(/^[a-z]{3}$/, `must be a currency such as ${standard}`),
  );
