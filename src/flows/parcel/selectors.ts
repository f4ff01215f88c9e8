import type { SnapshotFrom } from 'xstate';
import type { ParcelMeta, parcelMachine } from '../../../machines/parcel';

type Snapshot = SnapshotFrom<typeof parcelMachine>;

const find = <Key extends keyof ParcelMeta>(snapshot: Snapshot, key: Key) =>
  (Object.values(snapshot.getMeta()) as (ParcelMeta | undefined)[]).find(
    (meta) => meta?.[key] !== undefined,
  )?.[key];

export const screenOf = (snapshot: Snapshot) => find(snapshot, 'screen') ?? 'steps';

/** The open step. While a place is picked over it, it stays open; behind the dialog the last one does. */
export const stepOf = (snapshot: Snapshot) =>
  find(snapshot, 'step') ??
  (screenOf(snapshot) === 'placing' ? 'payment' : (snapshot.context.wanted ?? 'what'));

export const troubleOf = (snapshot: Snapshot) => find(snapshot, 'trouble') ?? null;
export const standingOf = (snapshot: Snapshot) => find(snapshot, 'price') ?? 'unknown';
export const draftOf = (snapshot: Snapshot) => snapshot.context.draft;
export const factsOf = (snapshot: Snapshot) => snapshot.context.facts;
export const priceOf = (snapshot: Snapshot) => snapshot.context.price;
export const canSend = (snapshot: Snapshot) => snapshot.can({ type: 'parcel.orderRequested' });

/** The refusal that is to be told now: of the order, else of the price. */
export function refusalOf(snapshot: Snapshot) {
  if (find(snapshot, 'notice') === 'telling') return snapshot.context.refusal;
  return standingOf(snapshot) === 'refused' ? snapshot.context.priceRefusal : null;
}
