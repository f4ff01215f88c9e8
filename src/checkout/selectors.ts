import type { SnapshotFrom } from 'xstate';
import type { CheckoutMeta, checkoutMachine } from '../../machines/checkout/checkout';

type Snapshot = SnapshotFrom<typeof checkoutMachine>;

export function viewOf(snapshot: Snapshot): Required<Omit<CheckoutMeta, 'requirements'>> {
  const metas: (CheckoutMeta | undefined)[] = Object.values(snapshot.getMeta());
  const find = <Key extends keyof CheckoutMeta>(key: Key) =>
    metas.find((meta) => meta?.[key] !== undefined)?.[key];
  const screen = find('screen') ?? 'steps';
  return {
    screen,
    // Behind the dialog the last step stays open.
    step: find('step') ?? (screen === 'placing' ? 'payment' : 'place'),
    price: find('price') ?? 'outdated',
    notice: find('notice') ?? 'quiet',
  };
}

export const draftOf = (snapshot: Snapshot) => snapshot.context.draft;
export const factsOf = (snapshot: Snapshot) => snapshot.context.facts;
export const priceOf = (snapshot: Snapshot) => snapshot.context.price;
export const canOrder = (snapshot: Snapshot) => snapshot.can({ type: 'checkout.orderRequested' });

export function shownRefusalOf(snapshot: Snapshot) {
  const { notice, price } = viewOf(snapshot);
  if (notice === 'telling') return snapshot.context.refusal;
  return price === 'refused' ? snapshot.context.priceRefusal : null;
}
