import type { Plain } from './chart';

/** Which texts may be read: those under these keys, and those that a shape names leaf by leaf. */
export interface Openness {
  /** Keys whose texts are shown wherever they stand. A key that names a secret stays hidden. */
  keys?: readonly string[];
  /** The shape of what is shown: `true` for a leaf; a list's shape is that of its items. */
  shape?: Shape;
  /** Every text and number, but for what a key names as a secret. */
  everything?: boolean;
}

type Shape = true | { readonly [key: string]: Shape };

/** Stands for what is not shown. */
export const hidden = '•••';

/** Parts of names under which nothing is ever shown, numbers included. */
const secret =
  /token|pass|otp|pin$|code|session|e.?mail|phone|mobile|address|secret|auth|cookie|card|cvv|iban|lat(itude)?$|lng$|lon(gitude)?$|contact|birth|key$/i;

/** Whether a key names what must never leave the page. */
export const isSecretKey = (key: string): boolean => secret.test(key);

/** Keys of records can be secrets themselves: only those that look like a developer's are shown. */
export const isPlainName = (key: string) => /^[A-Za-z_$][A-Za-z_$]{0,39}\d{0,2}$/.test(key);

const limits = { depth: 8, items: 40, total: 1500 };

interface Walk {
  keys: ReadonlySet<string>;
  everything: boolean;
  above: object[];
  left: number;
}

const kinds =
  /^(Map|Set|Error|Date|RegExp|Promise|Window|Event|File|Blob|(HTML|SVG)\w*Element|\w*Document)$/;

/** The kind of an object; one that a value could have made up for itself does not count. */
const kindOf = (value: object): string => {
  try {
    const tag = Object.prototype.toString.call(value).slice(8, -1);
    return kinds.test(tag) ? tag : 'object';
  } catch {
    return 'object';
  }
};

const isLookedInto = (value: object) =>
  Array.isArray(value) || ['object', 'Map', 'Set', 'Error'].includes(kindOf(value));

function primitive(value: unknown, isOpen: boolean): Plain {
  if (value === null || value === undefined || typeof value === 'boolean') return value ?? null;
  if (typeof value === 'number') return Math.abs(value) < 1e5 || isOpen ? value : hidden;
  if (typeof value === 'string') return isOpen ? value : hidden;
  return typeof value === 'bigint' || typeof value === 'symbol' ? hidden : `(${typeof value})`;
}

/** Own fields of an object; a getter that throws gives its name and no value. */
function fieldsOf(value: object): [string, unknown][] {
  if (value instanceof Map) return [...value].map(([key, one]) => [String(key), one]);
  if (value instanceof Set) return [...value].map((one, place) => [String(place), one]);
  if (value instanceof Error) return [['error', value.name]];
  return Object.keys(value).map((key): [string, unknown] => {
    try {
      return [key, Reflect.get(value, key)];
    } catch {
      return [key, '(unreadable)'];
    }
  });
}

const inner = (shape: Shape | undefined, key: string): Shape | undefined =>
  typeof shape === 'object' && Object.hasOwn(shape, key) ? shape[key] : undefined;

function walk(value: unknown, state: Walk, shape: Shape | undefined, isOpen: boolean): Plain {
  if (typeof value !== 'object' || value === null) return primitive(value, isOpen);
  if (state.above.includes(value)) return '(loop)';
  if (!isLookedInto(value)) return `(${kindOf(value)})`;
  if (state.above.length >= limits.depth || state.left <= 0) return '(more)';
  state.above.push(value);
  try {
    return Array.isArray(value)
      ? listed(value, state, shape, isOpen)
      : mapped(fieldsOf(value), state, shape);
  } catch {
    return '(unreadable)';
  } finally {
    state.above.pop();
  }
}

function listed(list: unknown[], state: Walk, shape: Shape | undefined, isOpen: boolean): Plain {
  const kept = list.slice(0, limits.items).map((one) => {
    state.left -= 1;
    return walk(one, state, shape, isOpen);
  });
  return list.length > kept.length ? [...kept, `(${list.length - kept.length} more)`] : kept;
}

function mapped(fields: [string, unknown][], state: Walk, shape: Shape | undefined): Plain {
  const found: { [key: string]: Plain } = {};
  for (const [place, [key, one]] of fields.slice(0, limits.items).entries()) {
    state.left -= 1;
    const below = inner(shape, key);
    const shown = isPlainName(key) ? key : `(${place})`;
    found[shown] = isSecretKey(key)
      ? hidden
      : walk(one, state, below, below === true || state.everything || state.keys.has(key));
  }
  return found;
}

/**
 * A value without what is nobody's business, as plain JSON. Texts and long numbers are hidden unless they are
 * opened; what stands under a secret's name always is. Loops, DOM nodes, big integers and getters that throw
 * do no harm; of large values a part is kept.
 */
export function mask(
  value: unknown,
  { keys = [], shape, everything = false }: Openness = {},
): Plain {
  const state: Walk = { keys: new Set(keys), everything, above: [], left: limits.total };
  return walk(value, state, shape, everything || shape === true);
}
