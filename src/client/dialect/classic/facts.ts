import { languageKey, moduleKey, zoneIdKey } from '../../storage/storage';
import { remembered } from './remembered';
import type { There } from './there';
import { isRow, json, list, number, type Row, row, rowsIn, word, wordsIn } from './values';

export interface Facts {
  settings: Row;
  /** Before late 2024: pictures are names of files, and one signs in with a phone and a password alone. */
  isOldest: boolean;
}

let known: Promise<Facts> | null = null;
/** Whether the settings that are known have been told to whoever asks for settings. */
let isTold = false;

const factsIn = (settings: Row): Facts => ({
  settings,
  isOldest: !isRow(settings.centralize_login),
});

/** Settings that were heard before the dialect was there. */
export function hearSettings(settings: Row): void {
  known ??= Promise.resolve(factsIn(settings));
}

async function ask(there: There): Promise<Facts> {
  return factsIn(row(await there.ask('GET', '/config', {}, { isNameless: true })));
}

/** Asked for once a page. @throws ApiError */
export function factsOf(there: There): Promise<Facts> {
  known ??= ask(there).catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** Asked for again, unless nobody has been told them yet. @throws ApiError */
export function renewFacts(there: There): Promise<Facts> {
  if (!isTold) {
    isTold = true;
    return factsOf(there);
  }
  const before = known;
  known = null;
  return factsOf(there).catch((error: unknown) => {
    known = before;
    throw error;
  });
}

/** Address of a picture: told as one, or made of its file's name and its kind's folder; '' when there is none. */
export function picture({ settings }: Facts, of: Row, field: string, kind: string): string {
  const told = word(of[`${field}_full_url`]);
  if (told) return told;
  const name = word(of[field]);
  const folders = row(settings.base_urls);
  const folder = word(folders[`${kind}_image_url`]) || word(folders[`${kind}_url`]);
  return name && folder ? `${folder}/${name}` : '';
}

/** Addresses of a list of pictures: told as such, or made of their files' names, alone or in rows. */
export const pictures = (facts: Facts, of: Row, field: string, kind: string): string[] => {
  const told = wordsIn(of[`${field}_full_url`]);
  if (told.length > 0) return told;
  return list(of[field]).flatMap((one) => {
    const name = word(one) || word(row(one).img);
    return picture(facts, { name }, 'name', kind) || [];
  });
};

/** The type of the chosen module; '' where none is. */
export const typeHere = (): string => moduleKey.get()?.module_type ?? '';

/** The type of a module, by what the settings and the list of modules have said of it. */
const types = new Map<number, string>();

function rememberModules(modules: unknown): void {
  for (const one of rowsIn(modules)) {
    const id = number(one.id);
    if (id !== null) types.set(id, word(one.module_type));
  }
}

/** The list of modules of the zones, asked for once a minute. @throws ApiError */
export const modulesThere = (there: There): Promise<Row[]> =>
  remembered(`modules ${zoneIdKey.get()?.join() ?? ''} ${languageKey.get() ?? ''}`, async () => {
    const modules = rowsIn(await there.ask('GET', '/module', {}, { isNameless: true }));
    rememberModules(modules);
    return modules;
  });

export async function moduleTypeOf(there: There, id: number | null): Promise<string> {
  if (id !== null && !types.has(id)) await modulesThere(there);
  return (id !== null && types.get(id)) || '';
}

/** Whether a type of module counts stock: a dish with 0 left is not sold out. */
export const countsStock = ({ settings }: Facts, type: string): boolean => {
  const of = row(row(settings.module_config)[type]);
  return 'stock' in of ? Boolean(of.stock) : type !== 'food';
};

/** Whole numbers in JSON text, a list or alone. */
export const ids = (value: unknown): number[] => {
  const read = json(value);
  return (Array.isArray(read) ? read : [read])
    .map(number)
    .filter((one): one is number => one !== null && Number.isInteger(one) && one > 0);
};
