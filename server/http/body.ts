import type { Context } from 'hono';
import type { AnyEndpoint } from '../../domain/wire/define';
import type { Deps } from '../deps';
import { Refusal } from './refusal';
import { countUploads, type Sender } from './uploadLimits';

export const mostBytes = 1024 * 1024;
/** Forms may hold three pictures of 2 MB. */
export const mostBytesOfForm = 7 * 1024 * 1024;

const typeOf = (c: Context) => c.req.header('content-type')?.toLowerCase() ?? '';

/** Whether a call says that its body is a form, which may hold files. */
export const isForm = (c: Context): boolean => typeOf(c).startsWith('multipart/form-data');
const isJson = (c: Context) => /^application\/json\s*(;|$)/.test(typeOf(c));

/** Bytes that the call says it sends; null when it does not say. */
function saidLength(c: Context): number | null {
  const said = c.req.header('content-length');
  return said === undefined || c.req.header('transfer-encoding') ? null : Number(said);
}

/** Takes in a body, of which not more is read than may be sent. @throws Refusal `too_large` */
async function readWithin(c: Context, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const said = saidLength(c);
  if (said !== null && said > most) throw new Refusal('too_large');
  if (said !== null) return new Uint8Array(await c.req.arrayBuffer());
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of c.req.raw.body ?? []) {
    size += part.length;
    if (size > most) throw new Refusal('too_large');
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}

async function readForm(c: Context): Promise<FormData> {
  const bytes = await readWithin(c, mostBytesOfForm);
  try {
    const headers = { 'Content-Type': c.req.header('content-type') ?? '' };
    return await new Response(bytes, { headers }).formData();
  } catch {
    throw new Refusal('unreadable');
  }
}

/** Fields of a form; those named `image[]` are lists, however many there are. */
function fieldsOf(form: FormData): Record<string, unknown> {
  const names = [...new Set(form.keys())];
  return Object.fromEntries(
    names.map((name) => [name, name.endsWith('[]') ? form.getAll(name) : form.get(name)]),
  );
}

const filesOf = (form: FormData): File[] =>
  [...form.values()].flatMap((value) => (value instanceof File && value.size > 0 ? [value] : []));

/**
 * The fields of a call's body, JSON or a form where the endpoint takes one; none when it is empty. Pictures are counted.
 * @throws Refusal `too_large`, `unreadable`, `media_type` for what is neither, `rate_limited` for too many pictures
 */
export async function readBody(
  c: Context,
  endpoint: AnyEndpoint,
  deps: Deps,
  sender: Sender,
): Promise<unknown> {
  if (endpoint.multipart && isForm(c)) {
    const form = await readForm(c);
    await countUploads(deps, sender, filesOf(form));
    return fieldsOf(form);
  }
  const text = new TextDecoder().decode(await readWithin(c, mostBytes));
  if (text.trim() === '') return {};
  if (!isJson(c)) throw new Refusal('media_type');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('unreadable');
  }
}
