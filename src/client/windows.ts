import * as v from 'valibot';
import { id } from '../../domain/wire/fields';

/** What windows of one shopper share, by the first words of the queries that hold it. */
export const shared = ['cart', 'trip-cart', 'favourites'] as const;
export type Shared = (typeof shared)[number];

const order = v.object({
  what: v.picklist(['cart', 'line', 'trip', 'parcel']),
  /** Which cart, line bought without one, or parcel it was, as every window names it. */
  thing: v.string(),
  id,
});
export type OrderedThing = v.InferOutput<typeof order>;

const answer = v.object({
  version: v.literal(1),
  /** Whose it is, and all else that chose it. */
  of: v.string(),
  /** When it was asked for and when it was there, by the clock that all windows share. */
  asked: v.number(),
  heard: v.number(),
  value: v.unknown(),
});
export type SharedAnswer = Omit<v.InferOutput<typeof answer>, 'version'>;

const news = v.variant('kind', [
  v.object({
    kind: v.literal('changed'),
    what: v.picklist(shared),
    /** One that another version of the shop wrote otherwise is none: it is asked for. */
    answer: v.optional(v.fallback(v.nullable(answer), null), null),
  }),
  v.object({ kind: v.literal('ordered'), order }),
]);
type News = v.InferOutput<typeof news>;

declare global {
  interface Window {
    /** Opened by the page's head (src/prerender/earlyCalls.ts), with what was told on it since. */
    windowNews?: BroadcastChannel | undefined;
    toldEarly?: unknown[] | undefined;
  }
}

const listeners = new Set<(told: News) => void>();

/** A browser without such a channel keeps its windows apart until they are looked at. */
const channel =
  window.windowNews ??
  (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('shop'));

/** What was told before somebody followed it: the page's first answers may be older. */
let unfollowed: News[] | null = [];

function take(data: unknown): void {
  // A window of another version of the shop may speak otherwise.
  const told = v.safeParse(news, data);
  if (!told.success) return;
  unfollowed?.push(told.output);
  for (const listener of listeners) listener(told.output);
}
channel?.addEventListener('message', ({ data }) => take(data));
for (const data of window.toldEarly?.splice(0) ?? []) take(data);
if (channel) channel.onmessage = null;

function listen(listener: (told: News) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Hears all that other windows tell from the page's first moment on; for one follower. */
export function followNews(
  onChanged: (what: Shared, how: SharedAnswer | null) => void,
  onOrdered: (ordered: OrderedThing) => void,
): () => void {
  const follow = (told: News) =>
    told.kind === 'changed' ? onChanged(told.what, told.answer) : onOrdered(told.order);
  const earlier = unfollowed ?? [];
  unfollowed = null;
  earlier.forEach(follow);
  return listen(follow);
}

export const tellChanged = (what: Shared, how?: SharedAnswer): void =>
  channel?.postMessage({ kind: 'changed', what, ...(how && { answer: { version: 1, ...how } }) });

export const tellOrdered = (ordered: OrderedThing): void =>
  channel?.postMessage({ kind: 'ordered', order: ordered });

export const onOrderedElsewhere = (listener: (ordered: OrderedThing) => void): (() => void) =>
  listen((told) => told.kind === 'ordered' && listener(told.order));
