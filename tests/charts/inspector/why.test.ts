import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { and, assign, createActor, fromPromise, not, or, setup, stateIn, waitFor } from 'xstate';
import { discover } from '../../../charts/atlas/discover';
import { recordingOf } from '../../../charts/inspector/log/recordingOf';
import { actorOfRecording } from '../../../charts/inspector/log/replayed';
import { recordingIn, sharedText } from '../../../charts/inspector/log/share';
import { wordLabels } from '../../../charts/model/labels';
import { readChart } from '../../../charts/model/readChart';
import { reasonText } from '../../../charts/reasons/reasonText';
import { decisive, type Verdict } from '../../../charts/reasons/verdict';
import { waysOut } from '../../../charts/reasons/ways';
import { parseRecording } from '../../../charts/recordings/recording';
import type { CartEntry } from '../../../domain/cart/cart';
import { entryOfLine, type WantedLine } from '../../../domain/cart/cartLines';
import type { Vehicle } from '../../../domain/rental/vehicle';
import { addToCartMachine } from '../../../machines/cart/addToCart';
import type { CartAnswer } from '../../../machines/cart/cartAnswer';
import { addVehicleMachine, type TripFacts } from '../../../machines/rental/addVehicle';
import { open } from '../../../src/inspector/open';
import { sampleItem } from '../../domain/samples';
import { open as openCheckout } from '../../machines/checkout/checkout/open';
import { sampleDraft, sampleFacts, sampleQuote } from '../../machines/checkout/checkout/samples';
import { sampleCart, samplePlan, sampleProvider, sampleVehicle } from '../../support/rental';
import { watchedActor } from './reasons';

const flows = ['cart/addToCart', 'checkout/checkout', 'rental/addVehicle'];
const found = await discover(fileURLToPath(new URL('../../../machines', import.meta.url)), flows);
const wordsOf = (flow: string, language: string) =>
  found.find(({ chart }) => chart.id === flow)?.words[language] ?? {};

const line: WantedLine = { item: sampleItem(), quantity: 1, variation: [], addOns: [] };
const napoli = entryOfLine(
  { ...line, item: sampleItem({ id: 2, store_id: 8, store_name: 'Napoli' }) },
  1,
);

async function putInto(cart: CartEntry[], answer: CartAnswer, until: 'confirmingReplacement') {
  const machine = addToCartMachine.provide({
    actors: {
      readCart: fromPromise<readonly CartEntry[]>(async () => cart),
      addLine: fromPromise<CartAnswer, { line: WantedLine }>(async () => answer),
    },
  });
  const actor = createActor(machine, { input: { line } });
  const watched = watchedActor(actor, open);
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.matches(until));
  return watched;
}

describe('a conflict of the cart', () => {
  it('is told with the store whose cart it is, in each language', async () => {
    const { lines } = await putInto([napoli], { ok: true }, 'confirmingReplacement');
    expect(lines(wordsOf('addToCart', 'en'))).toEqual([
      'Read the cart | it is of another store (Napoli) | Confirming replacement',
    ]);
    expect(lines(wordsOf('addToCart', 'ar'), 'ar')).toEqual([
      'قراءة السلة | فيها أصناف من متجر آخر (\u2068Napoli\u2069) | السؤال عن استبدال السلة',
    ]);
    expect(lines(wordsOf('addToCart', 'es'), 'es')).toEqual([
      'Leer el carrito | es de otra tienda (Napoli) | Confirmando el reemplazo',
    ]);
  });

  it('is told by its recording too, saved and opened elsewhere, or sent as a link', async () => {
    const { lines, logged } = await putInto([napoli], { ok: true }, 'confirmingReplacement');
    const recording = recordingOf(logged());
    if (!recording) throw new Error('nothing was recorded');
    const saved = parseRecording(JSON.stringify(recording));
    const linked = await recordingIn((await sharedText(recording)) ?? '');
    for (const one of [saved, linked]) {
      const opened = actorOfRecording(one, readChart(addToCartMachine), 'file');
      expect(lines(wordsOf('addToCart', 'en'), 'en', opened)).toEqual([
        'Read the cart | it is of another store (Napoli) | Confirming replacement',
      ]);
    }
  });

  it('is told by the names of a machine that nobody has given words', async () => {
    const { lines } = await putInto([napoli], { ok: true }, 'confirmingReplacement');
    expect(lines()).toEqual(['readCart | isFromOtherStore | Confirming replacement']);
  });

  it('that the server alone knows is told with what it answered', async () => {
    const answer = { ok: false, reason: 'store_conflict', message: 'Napoli first' } as const;
    const { lines } = await putInto([], answer, 'confirmingReplacement');
    expect(lines(wordsOf('addToCart', 'en'))).toEqual([
      'Read the cart | the item is new to it | Adding',
      'Add the item | The server did not take the line; the server has another store’s cart | Confirming replacement',
    ]);
    expect(lines()).toEqual([
      'readCart | canBeAdded | Adding',
      'addLine | The server did not take the line; wasOtherStore (refusal.reason: store_conflict) | Confirming replacement',
    ]);
  });

  it('of another provider’s vehicles is told with the provider', async () => {
    const foreign = {
      id: 21,
      vehicle: sampleVehicle({ id: 8, name: 'Atlas' }),
      provider: sampleProvider({ id: 4, name: 'Desert Drive' }),
    };
    const machine = addVehicleMachine.provide({
      actors: {
        readTrip: fromPromise<TripFacts, { vehicle: Vehicle; fresh: boolean }>(async () => ({
          cart: sampleCart([foreign]),
          plan: samplePlan(),
          now: new Date('2026-11-20T12:00:00.000Z'),
        })),
      },
    });
    const actor = createActor(machine, {
      input: { vehicle: sampleVehicle(), units: 1, press: 'add' },
    });
    const { lines } = watchedActor(actor, open);
    actor.start();
    await waitFor(actor, (snapshot) => snapshot.matches('confirmingReset'));
    expect(lines(wordsOf('addVehicle', 'en'))).toEqual([
      'Read the trip cart and the search | the cart is of another provider (Desert Drive) | Confirming reset',
    ]);
  });
});

describe('an order that cannot be placed', () => {
  const parts: [string, Parameters<typeof openCheckout>[0], string, string][] = [
    [
      'for want of a payment method',
      { draft: sampleDraft({ paymentMethod: null }) },
      'no payment method is chosen',
      'لم تُختر طريقة دفع',
    ],
    [
      'while the cart changes',
      { facts: sampleFacts({ cartChanging: true }) },
      'the cart is still changing',
      'السلة ما زالت تتغيّر',
    ],
    [
      'before it is known how and where',
      { draft: sampleDraft({ placeDone: false }) },
      'how and where is not settled',
      'لم تُحسم طريقة الاستلام ومكانه',
    ],
    [
      'before it is known when',
      { draft: sampleDraft({ detailsDone: false }) },
      'when and extras are not settled',
      'لم يُحسم الموعد والإضافات',
    ],
    [
      'to a store that is closed',
      { facts: sampleFacts({ openNow: false }) },
      'the store is closed and no time is chosen',
      'المتجر مغلق ولم يُختر موعد',
    ],
    [
      'with a payment that is not offered',
      { facts: sampleFacts({ methods: ['digital_payment'] }) },
      'the chosen payment method is not offered here',
      'طريقة الدفع المختارة غير متاحة هنا',
    ],
    [
      'with cash above the limit',
      { facts: sampleFacts({ cashLimit: 10 }) },
      'the chosen payment method cannot pay this total',
      'طريقة الدفع المختارة لا تكفي لهذا المبلغ',
    ],
  ];

  it.each(parts)('%s names that part', async (_, change, english, arabic) => {
    const flow = openCheckout(change);
    const { logged } = watchedActor(flow.actor, open);
    flow.quotes.last().answer({ ok: true, quote: sampleQuote() });
    await waitFor(flow.actor, (snapshot) => snapshot.matches({ choosing: { price: 'priced' } }));
    const verdict = logged().standing.asked.find(({ id }) =>
      id.startsWith('checkout.choosing.price.priced|checkout.orderRequested'),
    )?.verdict;
    if (!verdict) throw new Error('Nobody asked whether it can be ordered');
    const chart = readChart(flow.actor.logic);
    const nothing = () => undefined;
    expect(reasonText(verdict, wordLabels(chart, wordsOf('checkout', 'en'), 'en'), nothing)).toBe(
      english,
    );
    expect(reasonText(verdict, wordLabels(chart, wordsOf('checkout', 'ar'), 'ar'), nothing)).toBe(
      arabic,
    );
  });
});

interface Door {
  coins: number;
  isOiled: boolean;
  method: string | null;
  guests: string[];
}

const door = setup({
  types: {
    context: {} as Door,
    events: {} as { type: 'door.pushed' } | { type: 'door.knocked'; times: number },
  },
  guards: {
    hasMethod: ({ context }) => context.method !== null,
    isRich: ({ context }) => context.coins >= 3,
    isOiled: ({ context }) => context.isOiled,
    isLoud: ({ event }) => event.type === 'door.knocked' && event.times > 2,
    isExpected: ({ context }) => context.guests.some((guest) => guest === 'Ann'),
    canPass: and(['hasMethod', 'isRich', not('isOiled')]),
  },
  actions: { pay: assign({ coins: 0 }) },
}).createMachine({
  id: 'door',
  context: { coins: 1, isOiled: true, method: null, guests: [] },
  initial: 'shut',
  states: {
    shut: {
      on: {
        'door.pushed': [
          { guard: 'canPass', target: 'open', actions: 'pay' },
          { guard: and([or(['isRich', 'isExpected']), stateIn('shut')]), target: 'open' },
        ],
        'door.knocked': {
          guard: and(['isLoud', not('isOiled')]),
          target: 'open',
        },
      },
    },
    open: { type: 'final' },
  },
});

describe('a guard that is made of others', () => {
  const context: Door = { coins: 1, isOiled: true, method: null, guests: [] };
  function pushed(change: Partial<Door> = {}) {
    const actor = createActor(door, {
      snapshot: door.resolveState({ value: 'shut', context: { ...context, ...change } }),
    });
    const watched = watchedActor(actor);
    actor.start();
    actor.send({ type: 'door.pushed' });
    return watched;
  }
  const words = {
    guards: { hasMethod: 'A way to pay is chosen', isOiled: 'The hinges are oiled' },
    unmet: { hasMethod: 'no payment method is chosen' },
  };

  it('is told in its parts, each with what it looked at, also behind a name', () => {
    const [step] = pushed().logged().steps;
    expect(step?.taken).toBeUndefined();
    expect(step?.weighed).toEqual([
      {
        id: 'door.shut|door.pushed|0',
        verdict: {
          holds: false,
          name: 'canPass',
          join: 'and',
          of: [
            { holds: false, name: 'hasMethod', read: [['method', null]] },
            { holds: false, name: 'isRich', read: [['coins', 1]] },
            {
              holds: false,
              join: 'not',
              of: [{ holds: true, name: 'isOiled', read: [['isOiled', true]] }],
            },
          ],
        },
      },
      {
        id: 'door.shut|door.pushed|1',
        verdict: {
          holds: false,
          join: 'and',
          of: [
            {
              holds: false,
              join: 'or',
              of: [
                { holds: false, name: 'isRich', read: [['coins', 1]] },
                { holds: false, name: 'isExpected', read: [['guests.length', 0]] },
              ],
            },
            { holds: true, state: 'shut' },
          ],
        },
      },
    ]);
  });

  it('names the parts that failed, in words where there are some', () => {
    expect(pushed().lines(words)).toEqual([
      'door.pushed | no payment method is chosen and not: isRich (coins: 1) and The hinges are oiled; ' +
        'not: isRich (coins: 1) and not: isExpected (guests: 0) | ',
    ]);
    expect(pushed({ coins: 5, isOiled: false }).lines(words)).toEqual([
      'door.pushed | isRich (coins: 5) and in shut | Open',
    ]);
    const rich = { coins: 5, isOiled: false, method: 'cash' };
    expect(pushed(rich).lines({ ...words, met: { canPass: 'the door may be passed' } })).toEqual([
      'door.pushed | the door may be passed | Open',
    ]);
  });

  it('is settled by the parts that are known before the event comes', () => {
    const { logged } = pushed();
    const { asked } = logged().standing;
    expect(asked.at(-1)).toEqual({
      id: 'door.shut|door.knocked|0',
      verdict: {
        holds: false,
        join: 'and',
        of: [
          { holds: null, name: 'isLoud' },
          {
            holds: false,
            join: 'not',
            of: [{ holds: true, name: 'isOiled', read: [['isOiled', true]] }],
          },
        ],
      },
    });
    const ways = waysOut(readChart(door), ['door', 'door.shut'], asked);
    expect(ways.map(({ transition, now }) => [transition.id, now])).toEqual([
      ['door.shut|door.pushed|0', 'no'],
      ['door.shut|door.pushed|1', 'no'],
      ['door.shut|door.knocked|0', 'no'],
    ]);
  });

  it('that holds by one of several is told by that one', () => {
    const part = (name: string, holds: boolean): Verdict => ({ name, holds });
    const either: Verdict = { holds: true, join: 'or', of: [part('a', false), part('b', true)] };
    expect(decisive(either)).toEqual([{ name: 'b', holds: true }]);
    expect(decisive({ holds: false, join: 'not', of: [either] })).toEqual([
      { name: 'b', holds: true },
    ]);
  });
});

describe('asking a guard', () => {
  it('reads a frozen context as it is, and keeps what is hidden hidden', () => {
    const vault = setup({
      types: {
        context: {} as { owner: { name: string; pin: number }; rooms: readonly string[] },
        events: {} as { type: 'vault.opened' },
      },
      guards: {
        isOwned: ({ context }) => context.owner.name === 'Ann' && context.owner.pin === 1,
        hasRoom: ({ context }) => Object.keys(context.owner).length === context.rooms.length,
      },
    }).createMachine({
      id: 'vault',
      context: Object.freeze({
        owner: Object.freeze({ name: 'Ann', pin: 4711 }),
        rooms: Object.freeze(['a']),
      }),
      on: { 'vault.opened': [{ guard: 'isOwned' }, { guard: 'hasRoom' }] },
    });
    const actor = createActor(vault);
    const { logged, sent } = watchedActor(actor);
    actor.start();
    actor.send({ type: 'vault.opened' });
    expect(logged().steps[0]?.weighed).toEqual([
      {
        id: 'vault|vault.opened|0',
        verdict: {
          name: 'isOwned',
          holds: false,
          read: [
            ['owner.name', '•••'],
            ['owner.pin', '•••'],
          ],
        },
      },
      {
        id: 'vault|vault.opened|1',
        verdict: {
          name: 'hasRoom',
          holds: false,
          read: [
            ['owner', {}],
            ['rooms.length', 1],
          ],
        },
      },
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/Ann|4711/);
  });

  it('says of a flow that went on by itself at its start what led it there', () => {
    const start = setup({
      types: { context: {} as { isOpen: boolean } },
      guards: { isOpen: ({ context }) => context.isOpen, isShut: ({ context }) => !context.isOpen },
    }).createMachine({
      id: 'start',
      context: { isOpen: false },
      initial: 'looking',
      states: {
        looking: {
          always: [
            { guard: 'isOpen', target: 'in' },
            { guard: 'isShut', target: 'out' },
          ],
        },
        in: {},
        out: {},
      },
    });
    const actor = createActor(start);
    const { logged } = watchedActor(actor);
    actor.start();
    expect(logged().seen.weighed).toEqual([
      {
        id: 'start.looking||0',
        verdict: { name: 'isOpen', holds: false, read: [['isOpen', false]] },
      },
      {
        id: 'start.looking||1',
        verdict: { name: 'isShut', holds: true, read: [['isOpen', false]] },
      },
    ]);
  });
});
