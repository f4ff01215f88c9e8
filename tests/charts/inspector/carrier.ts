import { assign, fromPromise, setup } from 'xstate';

/** Stands in every place that could hold a secret. */
export const canary = 'CANARY-s3cret';

const child = setup({
  types: { input: {} as { token: string; note: string }, output: {} as { code: string } },
}).createMachine({
  id: 'child',
  context: ({ input }) => input,
  initial: 'done',
  states: { done: { type: 'final' } },
  output: { code: canary },
});

export const carrier = setup({
  types: {
    context: {} as Record<string, unknown>,
    events: {} as { type: 'told'; password: string; words: string[] } | { type: 'asked' },
    input: {} as { email: string; free: string },
    output: {} as unknown,
  },
  actors: {
    child,
    fails: fromPromise<string>(() =>
      Promise.reject(new Error(canary, { cause: { phone: canary } })),
    ),
  },
  actions: {
    keep: assign(({ context, event }) => ({ ...context, told: event, more: [canary] })),
  },
  guards: { isTold: (_, params: { secret: string }) => params.secret === canary },
}).createMachine({
  id: 'carrier',
  version: canary.length > 0 ? '1.0.0' : '',
  description: canary,
  meta: { token: canary, note: canary },
  context: ({ input, self }) => ({
    ...input,
    byName: { address: canary, otp: 123_456, session: { id: canary } },
    byPlace: [canary, { deep: new Map([[canary, canary]]) }],
    self,
    big: 12n,
    error: new Error(canary),
    broken: Object.defineProperty({}, 'field', {
      enumerable: true,
      get: () => {
        throw new Error(canary);
      },
    }),
  }),
  initial: 'waiting',
  output: { note: canary, token: canary },
  states: {
    waiting: {
      description: canary,
      meta: { password: canary },
      invoke: { id: 'child', src: 'child', input: { token: canary, note: canary } },
      on: {
        told: { actions: 'keep' },
        asked: {
          guard: { type: 'isTold', params: { secret: canary } },
          target: 'failing',
        },
      },
    },
    failing: {
      invoke: { id: 'fails', src: 'fails', onError: { target: 'over', actions: 'keep' } },
    },
    over: { type: 'final' },
  },
});
