import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/** `before`: it is not done; `after`: it is done and its answer is lost. */
export type Fault = 'none' | 'before' | 'after';
type WaitKind = 'sql' | 'bank' | 'post' | 'pause';

/** Something that waits to be let go on, or that goes on and has not come back. */
export interface Wait {
  readonly kind: WaitKind;
  readonly what: string;
  readonly actor: Actor;
  state: 'parked' | 'running' | 'blocked';
  /** The connection of a statement, which may block. */
  readonly pid: number | null;
  open(fault: Fault): void;
}

/** What one server does for one call; when that server is killed, nothing of it goes on. */
interface Call {
  readonly server: object;
  isDead: boolean;
  /** Whether something that it waited for failed on purpose. */
  hadFault: boolean;
  die(): void;
}

/** Somebody who acts: a shopper's window, an operator, a round of the ticker. */
export interface Actor {
  readonly name: string;
  readonly waits: Set<Wait>;
  call: Call | null;
  hasEnded: boolean;
}

interface Context {
  readonly actor: Actor;
  readonly call: Call | null;
}

const never = () => new Promise<never>(() => {});
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
/** Real milliseconds after which a statement that has not come back may be blocked; longer each time. */
const patience = { first: 2, last: 50 };
const longest = 120_000;

/**
 * Lets many go on one at a time, so that the order of all that is waited for is chosen by whoever calls `open`. What is
 * between two waits runs to its end before the next is opened.
 */
export class Scheduler {
  readonly actors = new Set<Actor>();
  /** Grows with every transaction, or statement of its own, that may have changed something. */
  commits = 0;
  readonly #contexts = new AsyncLocalStorage<Context>();
  readonly #admin: pg.Client;
  #isOver = false;
  #changed: () => void = () => {};

  constructor(admin: pg.Client) {
    this.#admin = admin;
  }

  start(name: string, work: () => Promise<void>): void {
    const actor: Actor = { name, waits: new Set(), call: null, hasEnded: false };
    this.actors.add(actor);
    const end = () => {
      actor.hasEnded = true;
      this.actors.delete(actor);
      this.#changed();
    };
    void this.#contexts.run({ actor, call: null }, work).then(end, (error: unknown) => {
      this.failures.push(error);
      end();
    });
  }

  /** What actors threw that they should not have. */
  readonly failures: unknown[] = [];

  /** Runs a server's part of an actor's work; null when that server is killed meanwhile. */
  async within<Result>(server: object, work: () => Promise<Result>): Promise<Result | null> {
    const context = this.#contexts.getStore();
    if (!context) return work();
    if (this.#isOver) return never();
    const { actor } = context;
    let die = () => {};
    const death = new Promise<null>((resolve) => {
      die = () => resolve(null);
    });
    const call: Call = { server, isDead: false, hadFault: false, die };
    actor.call = call;
    const result = await Promise.race([this.#contexts.run({ actor, call }, work), death]);
    actor.call = null;
    return result;
  }

  /** Nobody goes on any more: who is left stands still for ever. */
  end(): void {
    this.#isOver = true;
  }

  /** Whoever was served by a killed server learns nothing more from it. */
  kill(server: object): void {
    for (const { call, waits } of this.actors) {
      if (call?.server !== server) continue;
      call.isDead = true;
      waits.clear();
      call.die();
    }
    this.#unblock();
  }

  /** Waits until it is let go on. `finish` must follow when what was waited for has come back. */
  async park(
    kind: WaitKind,
    what: string,
    pid: number | null = null,
  ): Promise<{ fault: Fault; finish(hasEnded?: boolean, hasWritten?: boolean): Promise<void> }> {
    const context = this.#contexts.getStore();
    if (!context) return { fault: 'none', finish: async () => {} };
    const { actor, call } = context;
    if (call?.isDead || this.#isOver) return never();
    let wait: Wait | null = null;
    const fault = await new Promise<Fault>((resolve) => {
      wait = { kind, what, actor, state: 'parked', pid, open: resolve };
      actor.waits.add(wait);
      this.#changed();
    });
    if (call && fault !== 'none') call.hadFault = true;
    return {
      fault,
      finish: async (hasEnded = false, hasWritten = false) => {
        if (hasWritten) this.commits += 1;
        if (hasEnded) this.#unblock();
        if (call?.isDead || this.#isOver) return never();
        if (wait) actor.waits.delete(wait);
        this.#changed();
      },
    };
  }

  /** Whether something failed on purpose in the call that asks. */
  hadFault = (): boolean => this.#contexts.getStore()?.call?.hadFault ?? false;

  /** Nobody can go on but by a lock that is given back: PostgreSQL finds who waits in a circle. */
  async awaitLocks(): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 50));
    this.#unblock();
  }

  /** Lets one go on. */
  open(wait: Wait, fault: Fault = 'none'): void {
    wait.state = 'running';
    wait.open(fault);
  }

  /** All that can be opened now, in the order in which they came. */
  parked(): Wait[] {
    return [...this.actors].flatMap(({ waits }) =>
      [...waits].filter(({ state }) => state === 'parked'),
    );
  }

  /** Locks were given back: who waited for them may go on. */
  #unblock(): void {
    for (const { waits } of this.actors)
      for (const wait of waits) if (wait.state === 'blocked') wait.state = 'running';
  }

  #busy(): Actor[] {
    return [...this.actors].filter(
      ({ waits }) => waits.size === 0 || [...waits].some(({ state }) => state === 'running'),
    );
  }

  /** Resolves when everybody waits to be let go on, or for a lock. */
  async settle(): Promise<void> {
    const begun = performance.now();
    let wait = patience.first;
    for (;;) {
      await turn();
      if (this.#busy().length === 0) {
        await turn();
        if (this.#busy().length === 0) return;
      }
      const change = new Promise<void>((resolve) => {
        this.#changed = resolve;
      });
      if (this.#busy().length === 0) continue;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<'late'>((resolve) => {
        timer = setTimeout(() => resolve('late'), wait);
      });
      const first = await Promise.race([change, late]);
      clearTimeout(timer);
      if (first === 'late') {
        wait = Math.min(patience.last, wait * 2);
        // Nobody waits for a lock who is alone.
        if (this.actors.size > 1) await this.#findBlocked();
      }
      if (performance.now() - begun > longest) {
        const still = this.#busy().map(({ name, waits }) => [
          name,
          ...[...waits].map((w) => w.what),
        ]);
        throw new Error(`the simulation stands still: ${JSON.stringify(still)}`);
      }
    }
  }

  async #findBlocked(): Promise<void> {
    const running = [...this.actors].flatMap(({ waits }) =>
      [...waits].filter(({ state, pid }) => state === 'running' && pid !== null),
    );
    if (running.length === 0) return;
    // The autovacuum is in the way for moments of its own choosing, and nobody's commit would end that.
    const { rows } = await this.#admin.query<{ pid: number }>(
      `select one.pid from unnest($1::int[]) as one(pid) where exists (select from pg_stat_activity as other
        where other.pid = any(pg_blocking_pids(one.pid)) and other.backend_type = 'client backend')`,
      [running.map(({ pid }) => pid)],
    );
    const blocked = new Set(rows.map(({ pid }) => pid));
    for (const wait of running)
      if (wait.pid !== null && blocked.has(wait.pid) && wait.state === 'running')
        wait.state = 'blocked';
  }
}
