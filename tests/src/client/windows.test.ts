import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OrderedThing, Shared, SharedAnswer } from '../../../src/client/windows';

/** A channel as browsers have it, which jsdom has not: what one end posts, all others get as a copy. */
class FakeChannel extends EventTarget {
  static readonly all = new Set<FakeChannel>();
  constructor(readonly name: string) {
    super();
    FakeChannel.all.add(this);
  }
  postMessage(data: unknown): void {
    for (const other of FakeChannel.all) {
      if (other === this || other.name !== this.name) continue;
      other.dispatchEvent(new MessageEvent('message', { data: structuredClone(data) }));
    }
  }
}
vi.stubGlobal('BroadcastChannel', FakeChannel);

type Windows = typeof import('../../../src/client/windows');
let here: Windows;
let there: Windows;

/** The same code once more, as another window of the shop runs it. */
async function openWindow(): Promise<Windows> {
  vi.resetModules();
  return import('../../../src/client/windows');
}

beforeAll(async () => {
  here = await openWindow();
  there = await openWindow();
});
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('windows of one shopper', () => {
  let changed: Shared[];
  let ordered: OrderedThing[];
  beforeEach(() => {
    [changed, ordered] = [[], []];
    stops.push(
      there.onChangedElsewhere((what) => changed.push(what)),
      there.onOrderedElsewhere((thing) => ordered.push(thing)),
    );
  });

  it('tell each other at once what has changed, and not themselves (S07)', () => {
    const own: Shared[] = [];
    stops.push(here.onChangedElsewhere((what) => own.push(what)));
    here.tellChanged('cart');
    here.tellChanged('trip-cart');
    here.tellChanged('favourites');
    expect(changed).toEqual(['cart', 'trip-cart', 'favourites']);
    expect([own, ordered]).toEqual([[], []]);
  });

  it('tell each other what was ordered (S11)', () => {
    const order: OrderedThing = { what: 'cart', thing: 'guest:g1/2', id: 100007 };
    here.tellOrdered(order);
    expect([ordered, changed]).toEqual([[order], []]);
  });

  it('tell each other what the shop has answered; what another version wrote otherwise is none (S07)', () => {
    const heard: (SharedAnswer | null)[] = [];
    stops.push(there.onChangedElsewhere((_, told) => heard.push(told)));
    const told = { of: 'guest:g1', asked: 1000, heard: 1040, value: [{ id: 7 }] };
    here.tellChanged('cart', told);
    here.tellChanged('cart');
    const other = new FakeChannel('shop');
    for (const answer of [{ ...told, version: 2 }, { version: 1, value: [] }, 'cart', null])
      other.postMessage({ kind: 'changed', what: 'cart', answer });
    expect(heard).toEqual([{ version: 1, ...told }, null, null, null, null, null]);
  });

  it('hear nothing of what another version of the shop says otherwise', () => {
    const other = new FakeChannel('shop');
    for (const data of [null, 'cart', { kind: 'changed', what: 'wallet' }, { kind: 'new' }]) {
      other.postMessage(data);
    }
    other.postMessage({ kind: 'ordered', order: { what: 'cart', thing: 'x', id: 'no number' } });
    expect([changed, ordered]).toEqual([[], []]);
  });
});
