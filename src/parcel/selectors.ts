import type { SnapshotFrom } from 'xstate';
import type { ParcelMeta, parcelMachine } from '../../machines/parcel/parcel';

type Snapshot = SnapshotFrom<typeof parcelMachine>;

const metasOf = (snapshot: Snapshot): (ParcelMeta | undefined)[] =>
  Object.values(snapshot.getMeta());

const find = <Key extends keyof ParcelMeta>(snapshot: Snapshot, key: Key) =>
  metasOf(snapshot).find((meta) => meta?.[key] !== undefined)?.[key];

export const parcelScreenOf = (snapshot: Snapshot) => find(snapshot, 'screen') ?? 'steps';

/** The open step. While a place is picked over it, it stays open; behind the dialog the last one does. */
export const stepOf = (snapshot: Snapshot) =>
  find(snapshot, 'step') ??
  (parcelScreenOf(snapshot) === 'placing' ? 'payment' : (snapshot.context.wanted ?? 'what'));

export const troubleOf = (snapshot: Snapshot) => find(snapshot, 'trouble') ?? null;
export const standingOf = (snapshot: Snapshot) => find(snapshot, 'price') ?? 'unknown';
export const isPriceOutdated = (snapshot: Snapshot) =>
  ['settling', 'asking'].includes(standingOf(snapshot));

export const draftOf = (snapshot: Snapshot) => snapshot.context.draft;
export const factsOf = (snapshot: Snapshot) => snapshot.context.facts;
export const priceOf = (snapshot: Snapshot) => snapshot.context.price;
export const canSend = (snapshot: Snapshot) => snapshot.can({ type: 'parcel.orderRequested' });

export const orderRefusalOf = (snapshot: Snapshot) =>
  find(snapshot, 'notice') === 'telling' ? snapshot.context.refusal : null;

export const priceRefusalOf = (snapshot: Snapshot) =>
  standingOf(snapshot) === 'refused' ? snapshot.context.priceRefusal : null;
