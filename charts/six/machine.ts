/** A function of a machine of XState 6: what it is given, and the place where it leaves what is to be done. */
export type SixFunction = (args: object, enq: unknown) => unknown;

/** What is written of a state in XState 6, as far as it is read. */
export interface SixState {
  id?: string;
  type?: string;
  initial?: unknown;
  states?: Record<string, SixState>;
  on?: Record<string, unknown>;
  always?: unknown;
  after?: Record<string, unknown>;
  choice?: SixFunction;
  entry?: SixFunction;
  exit?: SixFunction;
  invoke?: unknown;
  onDone?: unknown;
  onError?: unknown;
  timeout?: unknown;
  onTimeout?: unknown;
  history?: unknown;
  target?: unknown;
  route?: unknown;
  output?: unknown;
  tags?: unknown;
  meta?: unknown;
  description?: string;
}

export interface SixSources {
  actors: Record<string, unknown>;
  actions: Record<string, unknown>;
  guards: Record<string, unknown>;
  delays: Record<string, unknown>;
}

/** Where a machine of XState 6 stands. */
export interface SixSnapshot {
  status: string;
  value: unknown;
  context: unknown;
  output: unknown;
  tags: ReadonlySet<string>;
  children: Record<string, { id: string; sessionId: string; src: unknown } | undefined>;
  timers: Record<string, { id: string; event: { type: string } }>;
}

type SixStep = [snapshot: SixSnapshot, effects: unknown[]];

/** A machine of XState 6, as far as it is read: known by what it has, so that its package need not be there. */
export interface SixMachine extends MachineOfSix {
  version?: string | undefined;
  config: SixState & { context?: unknown };
  sources: SixSources;
  initialTransition(input: unknown): SixStep;
  transition(snapshot: SixSnapshot, event: { type: string }): SixStep;
}

export const isSixMachine = (value: unknown): value is SixMachine =>
  typeof value === 'object' &&
  value !== null &&
  'root' in value &&
  'sources' in value &&
  'initialTransition' in value;

/** A machine as XState 6 types it, by as much as tells it from one of XState 5. */
export interface MachineOfSix {
  readonly id: string;
  readonly root: object;
  readonly sources: object;
}

/** What is read of a machine. Throws where it is none of XState 6. */
export function sixMachine(given: MachineOfSix): SixMachine {
  if (!isSixMachine(given)) throw new Error(`${given.id} is no machine of XState 6`);
  return given;
}
