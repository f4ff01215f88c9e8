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
const noOne = () => undefined;
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

describe('windows of one shopper', () => {
  let changed: Shared[];
  let ordered: OrderedThing[];
  beforeEach(() => {
    [changed, ordered] = [[], []];
    stops.push(
      there.followNews(
        (what) => changed.push(what),
        (thing) => ordered.push(thing),
      ),
    );
  });

  it('tell each other at once what has changed, and not themselves (S07)', () => {
    const own: Shared[] = [];
    stops.push(here.followNews((what) => own.push(what), noOne));
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
    stops.push(there.followNews((_, told) => heard.push(told), noOne));
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

  it('hear what was told before their code was there, and before somebody followed it, once (S07)', async () => {
    // What the page's head does (src/prerender/earlyCalls.ts).
    const channel = new FakeChannel('shop');
    const toldEarly: unknown[] = [];
    vi.stubGlobal('windowNews', channel);
    vi.stubGlobal('toldEarly', toldEarly);
    Object.assign(channel, { onmessage: () => undefined });
    const order: OrderedThing = { what: 'cart', thing: 'guest:g1/2', id: 100007 };
    toldEarly.push({ kind: 'changed', what: 'favourites' }, { kind: 'new' });
    const late = await openWindow();
    vi.unstubAllGlobals();
    vi.stubGlobal('BroadcastChannel', FakeChannel);
    here.tellOrdered(order);
    const heard: unknown[] = [];
    const follow = () =>
      late.followNews(
        (what) => heard.push(what),
        (thing) => heard.push(thing),
      );
    stops.push(follow());
    expect(heard).toEqual(['favourites', order]);
    expect(channel).toHaveProperty('onmessage', null);
    here.tellChanged('cart');
    stops.push(late.onOrderedElsewhere((thing) => heard.push(thing)));
    expect(heard).toEqual(['favourites', order, 'cart']);
  });
});
