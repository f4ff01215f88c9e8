import { sendRefunds } from '../../server/checkout/payment/refunds';
import { expireUnpaid } from '../../server/orders/tracking/expireUnpaid';
import { expireUnpaidTrips } from '../../server/rental/trips/advance';
import { isAnswered, sendIntent } from './acts/intents';
import { tellNews } from './acts/money';
import { checkBooks, checkEnd } from './check';
import type { Day } from './day';
import { dayOf, type Living, say } from './living';
import type { Place } from './place';
import { planOf } from './plan';
import { randomOf } from './random';
import { type Actor, type Fault, Scheduler, type Wait } from './scheduler';
import { killServer, startServer } from './servers';
import { readBooks } from './snapshot';
import { dawn, stocksOf } from './world';

export interface Outcome {
  readonly seed: number;
  /** What did not hold; empty when all did. */
  readonly wrong: readonly string[];
  /** What was done, in the order in which it was. */
  readonly history: readonly string[];
  readonly steps: number;
}

interface Options {
  /** Every statement stands in the history. */
  readonly isLong?: boolean;
  rewrite?(statement: string): string;
}

/** A day that goes on for longer has lost its way. */
const mostSteps = 20_000;
/** For how many steps of others somebody stands still. */
const stallSteps = { least: 10, more: 80 };
/** Deadlocks, doubled unique keys and broken checks: what no statement of the server should meet. */
const unexpected = ['40P01', '23505', '23514'];

function setStage(living: Living, day: Day, rewrite: (statement: string) => string): void {
  const { place, scheduler, wrong } = living;
  place.bank.begin();
  Object.assign(place.stage, {
    scheduler,
    rewrite,
    now: () => living.now,
    arrived: ({ to, code }) =>
      day.codes.push({ phone: to, code, at: living.now, opened: 0, wrong: 0 }),
    refused: (error, statement) => {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (unexpected.includes(code))
        wrong.push(`PostgreSQL refused (${code}): ${statement.slice(0, 120)}`);
    },
  } satisfies Place['stage']);
}

async function replace({ place }: Living, at: number): Promise<void> {
  const { servers, world, stage, bank } = place;
  const server = servers[at];
  if (!server) return;
  // Whoever hears of the death goes on at once, and finds a server that lives.
  servers[at] = await startServer(world, stage, bank);
  stage.scheduler.kill(server);
  await killServer(server, world.admin);
}

/** Lets everybody go on, one step at a time, until nobody is left; new acts begin while there are some. */
async function* walk(living: Living, day: Day, isLong: boolean, acts: number) {
  const { scheduler, plan, random, wrong, place } = living;
  let begun = 0;
  let last: Actor | null = null;
  let steps = 0;
  const still = new Map<Actor, number>();
  const isAwake = ({ actor }: Wait) => (still.get(actor) ?? 0) <= steps;
  const choose = (all: readonly Wait[]): Wait => {
    const awake = all.filter(isAwake);
    // Others may wait for what somebody holds who stands still.
    const parked = awake.length > 0 ? awake : all;
    const same = parked.filter(({ actor }) => actor === last);
    return random.pick(same.length > 0 && random.isLikely(plan.stickiness) ? same : parked);
  };
  const faultFor = ({ kind }: Wait): Fault => {
    if (living.isCalm || kind === 'pause' || !random.isLikely(plan.faults[kind])) return 'none';
    return random.isLikely(0.5) ? 'before' : 'after';
  };
  for (;;) {
    await scheduler.settle();
    yield;
    if (wrong.length > 0) return;
    const parked = scheduler.parked();
    const isFull = scheduler.actors.size >= plan.width;
    if (begun < acts && !isFull && (parked.length === 0 || random.isLikely(0.1))) {
      begun += 1;
      plan.next()(day);
      continue;
    }
    if (scheduler.actors.size === 0) return;
    living.now = new Date(living.now.getTime() + 1 + random.below(20));
    if (parked.length === 0) {
      await scheduler.awaitLocks();
    } else if (!living.isCalm && random.isLikely(plan.kills)) {
      const at = random.below(place.servers.length);
      say(living, `server ${at + 1} is killed, and started anew`);
      await replace(living, at);
      scheduler.commits += 1;
    } else {
      const wait = choose(parked);
      const fault = faultFor(wait);
      last = wait.actor;
      steps += 1;
      if (plan.stalls > 0 && random.isLikely(plan.stalls))
        still.set(wait.actor, steps + stallSteps.least + random.below(stallSteps.more));
      const lost = fault === 'none' ? '' : ` [lost ${fault} it was done]`;
      if (isLong || lost) say(living, `    ${last.name}: ${wait.what.slice(0, 160)}${lost}`);
      scheduler.open(wait, fault);
    }
  }
}

/** When the day is over: nothing fails any more, and every question is asked until it is answered. */
async function comeToRest(living: Living, day: Day, live: () => Promise<void>): Promise<void> {
  living.isCalm = true;
  say(living, 'all is calm: what is not known yet is asked again, the bank tells what it has not');
  for (const intent of day.intents) {
    if (intent.isRefused || intent.answers.size > 0) continue;
    day.start(`${intent.who.name} asks again with ${intent.key}`, async () => {
      const isKnown = isAnswered(await sendIntent(day, intent));
      if (!isKnown) day.wrong(`${intent.kind} ${intent.key} is never answered`);
    });
  }
  await live();
  for (const page of day.bank.pages.values()) {
    if (page.state === 'coming') page.state = 'paid';
    day.start('the bank tells all', async () => {
      await tellNews(day, page.session);
    });
  }
  await live();
  day.jump(3_600_000);
  day.start('the last round', async () => {
    await day.inside('what was not paid in time', expireUnpaid);
    await day.inside('trips not paid in time', expireUnpaidTrips);
    // A refund is sent in the parts in which it was asked for.
    for (let sent: number | null = 1; sent; ) sent = await day.inside('refunds', sendRefunds);
  });
  await live();
}

/** Lives one day. The same seed is the same day. */
export async function simulate(
  place: Place,
  seed: number,
  { isLong = false, rewrite = (statement) => statement }: Options = {},
): Promise<Outcome> {
  const random = randomOf(seed);
  const stocks = stocksOf(random);
  const { world } = place;
  const living: Living = {
    place,
    random,
    stocks,
    plan: planOf(random, seed),
    scheduler: new Scheduler(world.admin),
    wrong: [],
    history: [],
    // In the morning nothing is on sale yet; later the flash sale runs, the shop's own, and coupons end.
    now: new Date(dawn.getTime() + random.below(6) * 3_600_000),
    isCalm: false,
  };
  const { wrong, history, scheduler, plan } = living;
  const day = dayOf(living);
  await world.begin(stocks);
  setStage(living, day, rewrite);
  let books = await readBooks(world.admin);
  let seen = scheduler.commits;
  let steps = 0;
  const live = async (acts = 0) => {
    if (wrong.length > 0) return;
    for await (const _ of walk(living, day, isLong, acts)) {
      steps += 1;
      if (steps > mostSteps) wrong.push('the day never ends');
      if (seen === scheduler.commits) continue;
      seen = scheduler.commits;
      const before = books;
      books = await readBooks(world.admin);
      wrong.push(...checkBooks(books, before, stocks));
    }
    for (const failure of scheduler.failures) wrong.push(`somebody failed: ${String(failure)}`);
  };

  const { error: tell } = console;
  console.error = (...lines: unknown[]) => {
    if (isLong) say(living, `    the server says: ${lines.map(String).join(' ').slice(0, 300)}`);
  };
  try {
    await live(plan.acts);
    await comeToRest(living, day, live);
    if (wrong.length === 0) wrong.push(...checkEnd(await readBooks(world.admin), day));
    // Of a day that ended badly some may still be busy.
    if (wrong.length > 0) {
      scheduler.end();
      for (const at of place.servers.keys()) await replace(living, at);
    }
  } finally {
    console.error = tell;
  }
  return { seed, wrong: [...new Set(wrong)], history, steps };
}
