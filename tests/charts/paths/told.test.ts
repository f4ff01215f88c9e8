import { describe, expect, it } from 'vitest';
import { assign, fromPromise, setup } from 'xstate';
import { valueTeller } from '../../../charts/paths/approved/values';
import { Walker } from '../../../charts/paths/approved/walk';
import { defineModel, type Model } from '../../../charts/paths/fixtures';
import { open } from '../../paths/open';

interface Context {
  now: Date;
  address: string;
  refusal: { code: string; message: string } | null;
}

type Happening =
  | { type: 'ordering.begun'; now: Date }
  | { type: 'ordering.addressed'; address: string }
  | { type: 'ordering.coupled'; couponCode: string; code: string }
  | { type: 'ordering.sent' };

const home = 'Sycamore Street 12, second door on the left, behind the old mill';

const machine = setup({
  types: {
    context: {} as Context,
    events: {} as Happening,
  },
  actors: {
    send: fromPromise<{ refusal: { code: string; message: string } }>(() =>
      Promise.reject(new Error('none')),
    ),
    findAddress: fromPromise<{ address: string }>(() => Promise.reject(new Error('none'))),
  },
  actions: {
    remember: (_, _params: object) => undefined,
    begin: assign({ now: (_, params: { now: Date }) => params.now }),
    keepAddress: assign({ address: (_, params: { address: string }) => params.address }),
    refuse: assign({
      refusal: (_, params: { refusal: { code: string; message: string } }) => params.refusal,
    }),
  },
}).createMachine({
  id: 'ordering',
  context: { now: new Date(0), address: '', refusal: null },
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'ordering.begun': { actions: { type: 'begin', params: ({ event }) => event } },
        'ordering.addressed': {
          actions: { type: 'keepAddress', params: ({ event }) => event },
        },
        'ordering.coupled': { actions: { type: 'remember', params: ({ event }) => event } },
        'ordering.sent': 'sending',
      },
    },
    sending: {
      invoke: {
        src: 'send',
        input: ({ context }) => ({ address: context.address }),
        onDone: {
          target: 'choosing',
          actions: { type: 'refuse', params: ({ event }) => event.output },
        },
        onError: 'finding',
      },
    },
    finding: {
      invoke: {
        src: 'findAddress',
        onDone: {
          target: 'choosing',
          actions: { type: 'keepAddress', params: ({ event }) => event.output },
        },
      },
    },
  },
});

const model: Model = {
  ...defineModel(machine, {
    inputs: { new: undefined },
    events: {
      'ordering.begun': [{ now: new Date('2026-11-20T12:00:00.000Z') }],
      'ordering.addressed': [{ address: home }],
      'ordering.coupled': [{ couponCode: 'TEN', code: '123456' }],
      'ordering.sent': [{}],
    },
    results: {
      send: { refused: { refusal: { code: 'store_closed', message: 'No.' } } },
      findAddress: { found: { address: home } },
    },
  }),
  open,
};

/** What is seen of each step of a path. */
function told(causes: readonly string[], of: Model = model): (readonly string[] | string)[] {
  return new Walker(of)
    .walk(['Given new', ...causes], () => false)
    .map((step) => (step.impossible === undefined ? step.lines : step.impossible))
    .slice(1);
}

describe('an approved text', () => {
  it('tells a date as ISO text', () => {
    expect(told(['ordering.begun (now 2026-11-20T12:00:00.000Z)'])).toEqual([
      ['keeps now: 1970-01-01T00:00:00.000Z → 2026-11-20T12:00:00.000Z'],
    ]);
  });

  it('shows what is named like a secret and is none, where the model says so', () => {
    const closed = ['ordering.sent', '"send" answers: refused'];
    expect(told(closed)[1]).toEqual(["keeps refusal: none → {code 'store_closed', message 'No.'}"]);
    expect(told(closed, { ...model, open: [] })[1]).toEqual([
      'keeps refusal: none → the answer’s refusal',
    ]);
  });

  it('hides the code of a proof, and leaves out the name of the event that the step has', () => {
    expect(told(["ordering.coupled (couponCode 'TEN', code ••• #c2b3)"])).toEqual([
      ["does remember: couponCode 'TEN', code the event’s code"],
    ]);
  });

  it('calls a value by what came earlier on its own path alone', () => {
    const written = 'ordering.addressed (address ••• #cbe8)';
    const send = 'ordering.sent';
    expect(told([written, send])[1]).toEqual([
      'asks "send": address «ordering.addressed»’s address',
    ]);
    expect(
      told([send, '"send" fails: unreachable', '"findAddress" answers: found', send])[3],
    ).toEqual(['asks "send": address «findAddress: found»’s address']);
  });
});

describe('a value', () => {
  const tell = valueTeller([]);

  it.each([
    ['a Map', new Map([['lines', 2]]), '{lines 2}'],
    ['an empty Map', new Map(), 'nothing'],
    ['a Set', new Set(['a', 'b']), "['a', 'b']"],
    ['what is not there', { here: 1, gone: undefined }, '{here 1}'],
    [
      'a file',
      new File(['abc'], 'a.png', { type: 'image/png' }),
      "{name 'a.png', type 'image/png', size 3}",
    ],
    ['an address of the web', new URL('https://a.example/b'), 'https://a.example/b'],
    ['a date that is none', new Date(Number.NaN), 'no date'],
    ['what cannot be read', new (class Door {})(), '(Door)'],
  ])('is told: %s', (_, value, text) => {
    expect(tell(value)).toBe(text);
  });

  it('hides secrets that a Map holds', () => {
    expect(tell(new Map([['token', 'abc']]))).toMatch(/^\{token ••• #[0-9a-f]{4}\}$/);
  });

  it('shows of a long one what counts before names and what is empty', () => {
    const entry = {
      note: null,
      substitution: 'best_match',
      substitute: null,
      item_id: 71,
      is_available: true,
      quantity: 2,
    };
    expect(tell(entry)).toMatch(
      /^\{is_available yes, quantity 2, item_id 71, note none, … #[0-9a-f]{4}\}$/,
    );
    expect(tell([entry, entry])).toMatch(
      /^\[\{is_available yes, quantity 2, item_id 71, note none, … #[0-9a-f]{4}\}, … 2 in all #[0-9a-f]{4}\]$/,
    );
  });

  it('shows of a long one what differs from the value before first', () => {
    const before = { price: 10, weight: 20, height: 30, width: 40, shelf: 'upper left', sort: 'a' };
    expect(tell({ ...before, sort: 'b' }, 'box', before)).toMatch(
      /^\{sort 'b', price 10, weight 20, height 30, width 40, … #[0-9a-f]{4}\}$/,
    );
  });
});
