// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assign, createActor, fromPromise, setup } from 'xstate';
import { mask } from '../../charts/model/mask';
import { readChart } from '../../charts/model/readChart';
import { createRecorder } from '../../charts/recordings/recorder';

const canary = 'CANARY-s3cret';
const secrets = [
  'token',
  'accessToken',
  'password',
  'confirm_password',
  'otp',
  'code',
  'sessionId',
  'email',
  'eMail',
  'phone',
  'contact_person_number',
  'address',
  'authorization',
  'cookie',
  'latitude',
] as const;

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

describe('the mask', () => {
  it('shows numbers, switches and nothing else by default', () => {
    expect(mask({ count: 3, isOpen: true, nothing: null, note: canary, zone: 1_234_567 })).toEqual({
      count: 3,
      isOpen: true,
      nothing: null,
      note: '•••',
      zone: '•••',
    });
  });

  it('opens keys and shapes, but never what a secret’s name stands over', () => {
    const value = {
      kind: 'placed',
      note: canary,
      cart: { lines: [{ name: 'Rice', note: canary }] },
    };
    const shape = { cart: { lines: { name: true } } } as const;
    expect(mask(value, { keys: ['kind'], shape })).toEqual({
      kind: 'placed',
      note: '•••',
      cart: { lines: [{ name: 'Rice', note: '•••' }] },
    });
    for (const key of secrets) {
      expect(mask({ [key]: canary }, { keys: [key], shape: { [key]: true } })).toEqual({
        [key]: '•••',
      });
      expect(mask({ [key]: { deep: [canary, 4] } }, { shape: true })).toEqual({ [key]: '•••' });
    }
  });

  it('shows a text that has the form its key is shown in, and no other', () => {
    const forms = { to: /^\/[a-z]+$/, code: /./ };
    const value = { to: '/home', sent: { to: 'a@b.co' }, list: [{ to: '/cart' }], code: '123' };
    expect(mask(value, { forms })).toEqual({
      to: '/home',
      sent: { to: '•••' },
      list: [{ to: '/cart' }],
      code: '•••',
    });
    expect(mask({ to: ['/home'], at: '/home' }, { forms })).toEqual({ to: ['•••'], at: '•••' });
  });

  it('hides keys that are data, and what lists, maps, sets and errors hold', () => {
    const value = {
      'ann@shop.example': 1,
      map: new Map([[canary, canary]]),
      set: new Set([canary]),
      error: new Error(canary, { cause: canary }),
      date: new Date(0),
      list: [canary, [canary]],
    };
    expect(mask(value)).toEqual({
      '(0)': 1,
      map: { '(0)': '•••' },
      set: { '(0)': '•••' },
      error: { error: '•••' },
      date: '(Date)',
      list: ['•••', ['•••']],
    });
  });

  it('hides what is secret where it is a key too, whichever comes first', () => {
    const secrets = new Set<string>();
    const value = { uses: { salma: 2, kept: 1 }, guest: { email: 'salma' } };
    expect(mask(value, { secrets })).toEqual({
      uses: { '(0)': 2, kept: 1 },
      guest: { email: '•••' },
    });
    expect(mask({ Salma: true, SAVE: 1, kept: 2, salma: 3 }, { secrets, keys: ['salma'] })).toEqual(
      {
        '(0)': true,
        '(1)': 1,
        kept: 2,
        '(3)': 3,
      },
    );
    expect(mask({ Salma: true, kept: 2 }, { keys: ['Salma'] })).toEqual({ Salma: true, kept: 2 });
    expect(mask({ 'a@b': 1, 'c@d': 2, plain: 3 })).toEqual({ '(0)': 1, '(1)': 2, '(2)': 3 });
  });

  it('survives loops, DOM nodes, big integers, functions and getters that throw', () => {
    const value: Record<string, unknown> = { node: document.body, big: 12n, call: () => canary };
    value.self = value;
    Object.defineProperty(value, 'broken', {
      enumerable: true,
      get: () => {
        throw new Error(canary);
      },
    });
    const closed = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error(canary);
        },
      },
    );
    expect(mask({ closed })).toEqual({
      closed: '(unreadable)',
    });
    expect(mask(value)).toEqual({
      node: '(HTMLBodyElement)',
      big: '•••',
      call: '(function)',
      self: '(loop)',
      broken: '•••',
    });
  });

  it('keeps a part of what is large', () => {
    const deep = { a: { a: { a: { a: { a: { a: { a: { a: { a: 1 } } } } } } } } };
    expect(JSON.stringify(mask(deep))).toContain('(more)');
    const list = mask(Array.from({ length: 100 }, () => 1)) as unknown[];
    expect(list.length).toBe(41);
    expect(list.at(-1)).toBe('(60 more)');
  });

  it('lets no text through that is not opened, whatever holds it', () => {
    fc.assert(
      fc.property(fc.anything({ withMap: true, withSet: true, withBigInt: true }), (value) => {
        for (const text of textsIn(mask({ value, deep: [value] })))
          expect(text).toMatch(/^(•••|\([\w ]+\))$/);
      }),
    );
  });
});

it('keeps every canary on the page', async () => {
  const failing = fromPromise<unknown, { token: string; note: string }>(() =>
    Promise.reject(new Error(canary)),
  );
  const machine = setup({
    types: {
      context: {} as Record<string, unknown>,
      input: {} as Record<string, unknown>,
      events: {} as { type: 'go'; note: string; password: string } | { type: 'again' },
    },
    actors: {
      answer: fromPromise(() => Promise.resolve({ token: canary, note: canary, [canary]: 1 })),
      failing,
    },
    actions: { keep: assign({ kept: ({ event }) => event }) },
    guards: { isRight: (_, params: { secret: string }) => params.secret !== '' },
  }).createMachine({
    id: 'spy',
    context: ({ input }) => ({ ...input, note: canary }),
    initial: 'asking',
    states: {
      asking: {
        meta: { screen: 'asking', token: canary, nested: { apiKey: canary } },
        invoke: { id: 'answer', src: 'answer', onDone: { target: 'telling', actions: 'keep' } },
      },
      telling: {
        on: {
          go: {
            guard: { type: 'isRight', params: { secret: canary } },
            actions: [{ type: 'keep', params: { secret: canary } } as never],
            target: 'failing',
          },
        },
      },
      failing: {
        invoke: {
          id: 'failing',
          src: 'failing',
          input: { token: canary, note: canary },
          onError: 'end',
        },
      },
      end: { type: 'final', output: { note: canary } },
    },
  });
  const recorder = createRecorder({ open: { keys: ['type', 'token', 'password'] } });
  const actor = createActor(machine, {
    inspect: recorder.inspect,
    input: { email: canary, loop: {}, note: canary },
  });
  const reached = (state: string) =>
    new Promise<void>((resolve) => {
      actor.subscribe((snapshot) => snapshot.value === state && resolve());
    });
  const [told, ended] = [reached('telling'), reached('end')];
  actor.start();
  await told;
  actor.send({ type: 'go', note: canary, password: canary });
  await ended;
  const leaving = JSON.stringify([recorder.recordings(), readChart(machine)]);
  expect(leaving).toContain('"actor":"answer"');
  expect(leaving).toContain('"kind":"failure"');
  expect(leaving).not.toContain(canary);
});
