import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { MessageTexts } from '../search/findables';

const isTexts = (value: unknown): value is MessageTexts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((texts) => typeof texts === 'object' && texts !== null);

/** What a module's first function says of messages: texts by id and language. Throws when it says nothing of the kind. */
export async function readMessages(path: string): Promise<MessageTexts> {
  const found: unknown[] = Object.values(await import(pathToFileURL(resolve(path)).href));
  const say = found.find((one) => typeof one === 'function');
  const texts: unknown = typeof say === 'function' ? say() : null;
  if (!isTexts(texts)) throw new Error(`${path} gives out no function that answers texts by id`);
  return texts;
}
