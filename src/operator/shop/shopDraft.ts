import * as v from 'valibot';
import type { ShopPart } from '../../../machines/operator/editShop';
import { operatorDraftsKey } from '../../client/storage/deskKeys';
import { isSame, typedOver } from '../../ui/form/typedOver';

const nameOf = ({ kind, id }: ShopPart) => `${kind}:${id ?? 'new'}`;

type Draft = NonNullable<ReturnType<typeof operatorDraftsKey.get>>[string];

function keep(part: ShopPart, draft: Draft | null) {
  const { [nameOf(part)]: _, ...others } = operatorDraftsKey.get() ?? {};
  const all = draft ? { ...others, [nameOf(part)]: draft } : others;
  operatorDraftsKey.set(Object.keys(all).length > 0 ? all : null);
}

/** What is typed, and what was read when the typing began with its version; '' for what stands there now. */
const kept = v.object({ version: v.string(), typed: v.unknown(), read: v.optional(v.unknown()) });

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

export const writeShopDraft = (
  part: ShopPart,
  { version, read }: { version: string; read: unknown },
  typed: unknown,
): void =>
  keep(part, {
    text: JSON.stringify({ version, typed, read }),
    key: operatorDraftsKey.get()?.[nameOf(part)]?.key ?? crypto.randomUUID(),
  });

export const hasShopDraft = (part: ShopPart): boolean => draftOf(part) !== null;

/** What was typed is to be said over what stands there now. */
export function rebaseShopDraft(part: ShopPart): void {
  const draft = draftOf(part);
  if (draft) writeShopDraft(part, { version: '', read: draft.read }, draft.typed);
}

export function renewShopKey(part: ShopPart): void {
  const draft = operatorDraftsKey.get()?.[nameOf(part)];
  if (draft) keep(part, { ...draft, key: crypto.randomUUID() });
}

/** By which the shop knows it again, however often it is sent. */
export const shopKey = (part: ShopPart): string =>
  operatorDraftsKey.get()?.[nameOf(part)]?.key ?? crypto.randomUUID();

export interface PartBegan<Typed> {
  readonly typed: Typed;
  readonly version: string;
  /** As it stood when the typing began. */
  readonly read: unknown;
  /** What is typed is not how it stands. */
  readonly isKept: boolean;
}

/** What the fields begin with, and over which version: what was typed before, else what was read. */
export function beganWith<Typed>(
  part: ShopPart,
  schema: v.GenericSchema<unknown, Typed>,
  { typed: now, version }: { typed: Typed; version: string },
): PartBegan<Typed> {
  const draft = draftOf(part);
  const isRebased = draft?.version === '';
  const typed = isRebased ? typedOver(now, draft.read, draft.typed) : draft?.typed;
  const parsed = v.safeParse(schema, typed);
  if (!draft || !parsed.success) return { typed: now, version, read: now, isKept: false };
  return {
    typed: parsed.output,
    version: isRebased ? version : draft.version,
    read: isRebased ? now : draft.read,
    isKept: !isSame(parsed.output, now),
  };
}
