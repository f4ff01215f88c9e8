import { parseArgs } from 'node:util';
import { StartError } from '../env';
import type { Into } from './foreign/foreign';

export const catalogueUsage = `npm run catalogue -- import <folder or file> [--dry-run]    takes tables into the shop; what has a known key is changed
npm run catalogue -- export <folder>                        writes the same tables
npm run catalogue -- template <folder>                      writes empty tables and what belongs into their columns

Products of Shopify, WooCommerce and OpenFoodFacts are taken as these export them, into one store:
  --store=<key> --module=<key>     whose goods they are
  --price=<amount>                 of those without a price
  --category=<name>                of those without a category ("Other")`;

export type Command =
  | { verb: 'import'; path: string; isTry: boolean; into: Into | null }
  | { verb: 'export' | 'template'; path: string }
  | { verb: 'help' };

/** @throws StartError with what can be typed */
export function readCommand(typed: readonly string[]): Command {
  const text = { type: 'string' } as const;
  const options = {
    'dry-run': { type: 'boolean' },
    help: { type: 'boolean' },
    store: text,
    module: text,
    price: text,
    category: text,
  } as const;
  const parsed = (() => {
    try {
      return parseArgs({ args: [...typed], options, allowPositionals: true });
    } catch (error) {
      throw new StartError(
        `${error instanceof Error ? error.message : String(error)}\n\n${catalogueUsage}`,
      );
    }
  })();
  const { values, positionals } = parsed;
  const [verb, path, ...rest] = positionals;
  if (values.help) return { verb: 'help' };
  if (!path || rest.length > 0) throw new StartError(catalogueUsage);
  if (verb === 'export' || verb === 'template') return { verb, path };
  if (verb !== 'import') throw new StartError(catalogueUsage);
  const { store, module, price = '', category = 'Other' } = values;
  if ((store === undefined) !== (module === undefined)) throw new StartError(catalogueUsage);
  const into = store && module ? { store, module, price, category } : null;
  return { verb, path, isTry: values['dry-run'] ?? false, into };
}
