import * as v from 'valibot';
import type { ShopPart } from '../../../machines/operator/editShop';
import { operatorDraftsKey } from '../../client/storage/deskKeys';

const nameOf = ({ kind, id }: ShopPart) => `${kind}:${id ?? 'new'}`;

type Draft = NonNullable<ReturnType<typeof operatorDraftsKey.get>>[string];

function keep(part: ShopPart, draft: Draft | null) {
  const { [nameOf(part)]: _, ...others } = operatorDraftsKey.get() ?? {};
  const all = draft ? { ...others, [nameOf(part)]: draft } : others;
  operatorDraftsKey.set(Object.keys(all).length > 0 ? all : null);
}

/** What is typed, and the version of what was read when the typing began; '' for what stands there now. */
const kept = v.object({ version: v.string(), typed: v.unknown() });

function draftOf(part: ShopPart): v.InferOutput<typeof kept> | null {
  const text = operatorDraftsKey.get()?.[nameOf(part)]?.text ?? 'null';
  try {
    const parsed = v.safeParse(kept, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

export const dropShopDraft = (part: ShopPart): void => keep(part, null);

export const writeShopDraft = (part: ShopPart, version: string, typed: unknown): void =>
  keep(part, {
    text: JSON.stringify({ version, typed }),
    key: operatorDraftsKey.get()?.[nameOf(part)]?.key ?? crypto.randomUUID(),
  });

/** What was typed is to be said over what stands there now. */
export function rebaseShopDraft(part: ShopPart): void {
  const draft = draftOf(part);
  if (draft) writeShopDraft(part, '', draft.typed);
}

export function renewShopKey(part: ShopPart): void {
  const draft = operatorDraftsKey.get()?.[nameOf(part)];
  if (draft) keep(part, { ...draft, key: crypto.randomUUID() });
}

/** By which the shop knows it again, however often it is sent. */
export const shopKey = (part: ShopPart): string =>
  operatorDraftsKey.get()?.[nameOf(part)]?.key ?? crypto.randomUUID();

/** What the fields begin with, and over which version: what was typed before, else what was read. */
export function beganWith<Typed>(
  part: ShopPart,
  schema: v.GenericSchema<unknown, Typed>,
  read: { typed: Typed; version: string },
): { typed: Typed; version: string } {
  const draft = draftOf(part);
  const parsed = v.safeParse(schema, draft?.typed);
  if (!draft || !parsed.success) return read;
  return { typed: parsed.output, version: draft.version || read.version };
}
