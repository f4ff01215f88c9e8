import type { Plain } from './chart';

/** Which texts may be read: those under these keys, and those that a shape names leaf by leaf. */
export interface Openness {
  /** Keys whose texts are shown wherever they stand. A key that names a secret stays hidden. */
  keys?: readonly string[];
  /** Keys whose texts are shown where they have this form, such as a route: another text under the same key stays hidden. */
  forms?: Readonly<Record<string, RegExp>>;
  /** The shape of what is shown: `true` for a leaf; a list's shape is that of its items. */
  shape?: Shape;
  /** Every text and number, but for what a key names as a secret. */
  everything?: boolean;
  /** Texts that stood under a secret's name before: they are hidden as keys too. What is masked adds its own. */
  secrets?: Set<string>;
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
const isPlainName = (key: string) => /^[A-Za-z_$][A-Za-z_$]{0,39}\d{0,2}$/.test(key);

const limits = { depth: 8, items: 40, total: 1500, secrets: 2000 };

interface Walk {
  keys: ReadonlySet<string>;
  forms: ReadonlyMap<string, RegExp>;
  secrets: ReadonlySet<string>;
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
      : mapped(fieldsOf(value), state, shape, value instanceof Map);
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

type Known = Pick<Walk, 'keys' | 'secrets'>;

/** Whether a key is one that a developer has named: a capital begins a person's name or a voucher's code sooner than a field's. */
const isNamed = (key: string, { keys, secrets }: Known): boolean =>
  !secrets.has(key.toLowerCase()) && (keys.has(key) || (isPlainName(key) && /^[a-z_$]/.test(key)));

/** Whether a key may be read where it stands alone. */
export const isKeyTold = (key: string, { keys, secrets = new Set() }: Openness): boolean =>
  isNamed(key, { keys: new Set(keys), secrets });

/** Which keys of an object may be read: none of a Map, nor of an object of which most are no names of fields. */
function shownKeys(fields: [string, unknown][], known: Known, isMap: boolean) {
  const data = fields.filter(([key]) => !isPlainName(key));
  const isData = isMap || data.length * 2 > fields.length;
  return (key: string): boolean => isNamed(key, known) && (!isData || known.keys.has(key));
}

const isOfForm = (form: RegExp | undefined, value: unknown): boolean =>
  form !== undefined && typeof value === 'string' && value.search(form) === 0;

function mapped(
  fields: [string, unknown][],
  state: Walk,
  shape: Shape | undefined,
  isMap: boolean,
): Plain {
  const found: { [key: string]: Plain } = {};
  const isShown = shownKeys(fields, state, isMap);
  for (const [place, [key, one]] of fields.slice(0, limits.items).entries()) {
    state.left -= 1;
    const below = inner(shape, key);
    const shown = isShown(key) ? key : `(${place})`;
    found[shown] = isSecretKey(key)
      ? hidden
      : walk(
          one,
          state,
          below,
          below === true ||
            state.everything ||
            state.keys.has(key) ||
            isOfForm(state.forms.get(key), one),
        );
  }
  return found;
}

/** Adds the texts under secrets' names to those that are hidden as keys too. */
function noteSecrets(value: unknown, secrets: Set<string>): void {
  const seen = new Set<unknown>();
  let left = limits.total;
  const look = (one: unknown, isSecret: boolean, depth: number) => {
    if (typeof one === 'string' && isSecret && one.length > 2 && secrets.size < limits.secrets)
      secrets.add(one.toLowerCase());
    if (typeof one !== 'object' || one === null || seen.has(one) || !isLookedInto(one)) return;
    if (depth >= limits.depth || left <= 0) return;
    seen.add(one);
    for (const [key, below] of Array.isArray(one) ? one.entries() : fieldsOf(one)) {
      left -= 1;
      look(below, isSecret || isSecretKey(String(key)), depth + 1);
    }
  };
  try {
    look(value, false, 0);
  } catch {
    // What cannot be read is not shown either.
  }
}

/**
 * A value without what is nobody's business, as plain JSON. Texts and long numbers are hidden unless they are
 * opened; what stands under a secret's name always is, also where it is a key. Loops, DOM nodes, big integers and getters that throw
 * do no harm; of large values a part is kept.
 */
export function mask(
  value: unknown,
  { keys = [], forms = {}, shape, everything = false, secrets = new Set() }: Openness = {},
): Plain {
  noteSecrets(value, secrets);
  const opened = new Set(keys);
  const state: Walk = {
    keys: opened,
    forms: new Map(Object.entries(forms)),
    secrets,
    everything,
    above: [],
    left: limits.total,
  };
  return walk(value, state, shape, everything || shape === true);
}
