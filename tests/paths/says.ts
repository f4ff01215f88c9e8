import { readFileSync } from 'node:fs';
import type { Emitted } from '../../machines/emitted';

const file = 'src/flow/messages.ts';

/** The English texts of messages by id, as they stand in the code: their macro is compiled for the shop alone. */
const message = /'([\w.]+)': msg(?:`([^`]*)`|\(\{\s*message:\s*(['"])(.*?)\3,?\s*\}\))/gs;
const texts = new Map(
  [...readFileSync(file, 'utf8').matchAll(message)].map(([, id = '', plain, , written]) => [
    id,
    plain ?? written ?? '',
  ]),
);

const textOf = (id: string, values: Readonly<Record<string, string | number>> = {}): string => {
  const text = texts.get(id);
  if (text === undefined) throw new Error(`There is no text of ${id}`);
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
};

const isEmitted = (event: unknown): event is Emitted =>
  typeof event === 'object' &&
  event !== null &&
  'type' in event &&
  (event.type === 'notify' || event.type === 'navigate');

/** What a shopper reads, and where the shop leads, for what a flow emits. */
export function says(event: unknown): string | null {
  if (!isEmitted(event)) return null;
  if (event.type === 'navigate') {
    const search = Object.entries(event.search ?? {}).filter(([, value]) => value !== undefined);
    const query = search.map(([name, value]) => `${name} ${value}`).join(', ');
    return `go to ${event.to}${query && ` (${query})`}${event.replace ? ', with no way back' : ''}`;
  }
  const { tone, message, values, text, action, autoClose } = event;
  return [
    `${tone} "${text || textOf(message, values)}" [${message}]`,
    ...(action ? [`with the button "${textOf(action.label)}"`] : []),
    ...(autoClose === undefined ? [] : [`for ${autoClose / 1_000} s`]),
  ].join(', ');
}
