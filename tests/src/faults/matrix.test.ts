import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import type { Child } from '../../../charts/paths/children';
import { pureSteps } from '../../../charts/paths/pure';
import { defaultLanguage } from '../../../domain/language/languages';
import { activateLocale } from '../../../src/client/i18n';
import { queryClient } from '../../../src/client/queryClient';
import { tokenKey } from '../../../src/client/storage/storage';
import type { WireRequest } from '../../../src/client/transport';
import { everyModel } from '../../paths/everyModel';
import { isFailure, judge } from '../../support/faults/judge';
import { type Live, liveMachines, logicOf } from '../../support/faults/live';
import { overtakenTable, writerOf, writersByHand } from '../../support/faults/overtakenTable';
import { aftermath, outcomeOf } from '../../support/faults/run';
import { followedStreams } from '../../support/faults/streams';
import { around, type Surrounding, surroundings } from '../../support/faults/surroundings';
import { reach, type Waiting, waitingIn } from '../../support/faults/waiting';
import { FakeWire, type Fault, faultNames } from '../../support/faults/wire';

const wire = new FakeWire();
const at = vi.hoisted(() => ({ exchange: (_: WireRequest): unknown => undefined }));
vi.mock('../../../src/client/transport', () => ({
  exchange: (request: WireRequest) => at.exchange(request),
}));
vi.mock('../../../src/app/router', () => ({ router: { invalidate: async () => undefined } }));

let lives: ReadonlyMap<string, readonly Live[]>;

beforeAll(async () => {
  at.exchange = wire.exchange;
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  lives = await liveMachines();
  await activateLocale('ar');
  await activateLocale('en');
  // What actors fetch when they first run is no part of what is tried here.
  await Promise.all([
    import('../../../domain/values/phone'),
    import('../../../src/client/windowName'),
    import('../../../src/identity/firebase/settings'),
    import('../../../src/identity/firebase/phoneCode'),
    import('../../../src/identity/firebase/signIn'),
    import('../../../src/rental/actors/tripZone'),
    import('../../../src/rental/seenTrips'),
    import('../../../src/cart/seenCarts'),
    import('../../../src/rental/api/rentalFavourites'),
  ]);
}, 120_000);

afterAll(() => vi.unstubAllGlobals());

const writers = new Set<string>();

/** Notes whether an actor puts its answer by hand into what a stream keeps. */
function noteWriters(live: string, actor: string): () => void {
  for (const { keeps } of followedStreams)
    for (const key of keeps) queryClient.setQueryData([...key, defaultLanguage], []);
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return;
    const writer = writerOf(live, actor, event.query.queryKey);
    if (writer) writers.add(writer);
  });
}

/** Lets the product's own actor run for somebody who is signed in and has seen nothing yet. */
function run(
  { name, machine }: Live,
  { actor, id, ref }: Child,
  fault: Fault | null,
  surrounding?: Surrounding,
) {
  const logic = logicOf(machine, actor);
  queryClient.clear();
  window.localStorage.clear();
  window.sessionStorage.clear();
  wire.fault = fault;
  wire.sent = [];
  const { input } = ref.getSnapshot();
  return around(surrounding, async () => {
    tokenKey.set('the token of somebody');
    const forget = fault ? undefined : noteWriters(name, actor);
    const outcome = await outcomeOf(logic, id, input, () => wire.sent.length);
    forget?.();
    return outcome;
  });
}

/** Equal runs of an actor are made once. */
const remembering = () => {
  const known = new Map<string, { heard: readonly AnyEventObject[]; sent: FakeWire['sent'] }>();
  return async (live: Live, child: Child, fault: Fault | null, surrounding?: Surrounding) => {
    const key = JSON.stringify([fault, surrounding, child.actor, child.ref.getSnapshot().input]);
    const found = known.get(key) ?? {
      heard: await run(live, child, fault, surrounding),
      sent: wire.sent,
    };
    known.set(key, found);
    return found;
  };
};

/** Lines of the table that readers have. */
const lines: string[] = [];

/** What is asked at first where nothing is reached, and what is changed where all is well. */
function draw(
  { flow, live, state, actor, configurations, isBusy }: Waiting,
  endpoints: Set<string>,
) {
  const calls = [...endpoints].sort().map((one) => `\`${one}\``);
  const place = state.slice(flow.length + 1);
  const cells = [
    live,
    place,
    actor,
    isBusy ? 'yes' : '',
    calls.join('<br>') || '-',
    configurations,
  ];
  lines.push(`| ${cells.join(' | ')} |`);
}

/** A log-out that was not heard is told later, while another flow is looked at. */
const sentBy = ({ name }: Live, sent: FakeWire['sent']) =>
  sent.filter(({ endpoint }) => endpoint !== 'POST /auth/logout' || name === 'liveLogoutMachine');

async function troublesOf(waiting: Waiting, live: Live): Promise<string[]> {
  const { model, actor, ways, state } = waiting;
  const pure = pureSteps(model.machine);
  const outcome = remembering();
  const troubles = new Set<string>();
  const endpoints = new Set<string>();
  const tell = (of: string, trouble: string) =>
    troubles.add(`${live.name} ${state} ${actor}, ${of}: ${trouble}`);
  for (const way of ways) {
    const reached = reach(model, way, pure);
    for (const fault of faultNames) {
      const sent: FakeWire['sent'] = [];
      const after = await aftermath(reached, live, actor, async (child) => {
        const ended = await outcome(live, child, fault);
        sent.push(...sentBy(live, ended.sent));
        return ended.heard;
      });
      if (fault === 'refused') for (const { endpoint } of sent) endpoints.add(endpoint);
      for (const trouble of judge(waiting, reached, fault, after, sent)) tell(fault, trouble);
    }
    const ends = async (surrounding?: Surrounding) => {
      const events: string[] = [];
      const { rest, snapshot } = await aftermath(reached, live, actor, async (child) => {
        const { heard, sent } = await outcome(live, child, null, surrounding);
        for (const { endpoint, isChange } of sentBy(live, sent))
          if (isChange) endpoints.add(endpoint);
        events.push(...heard.map((event) => `${event.type} ${isFailure(event)}`));
        return heard;
      });
      return JSON.stringify([events, rest, snapshot.value]);
    };
    const usual = await ends();
    for (const surrounding of surroundings) {
      const now = await ends(surrounding);
      if (now !== usual) tell(surrounding, `ends with ${now}, not ${usual}`);
    }
  }
  draw(waiting, endpoints);
  return [...troubles];
}

describe.each(Object.values(everyModel))('$name', (model) => {
  it('leads the shopper on from every fault of what it waits for, truthfully, without loss or doubles', async () => {
    const own = lives.get(model.name) ?? [];
    expect(own.length).toBeGreaterThan(0);
    const troubles: string[] = [];
    for (const waiting of waitingIn(model, own)) {
      const live = own.find(({ name }) => name === waiting.live);
      if (live) troubles.push(...(await troublesOf(waiting, live)));
    }
    expect(troubles).toEqual([]);
  }, 300_000);
});

it('puts answers into what streams keep where the second table says so, and nowhere else', () => {
  expect([...writers].sort()).toEqual(writersByHand);
});

it('is drawn for readers in docs/waiting.md', async () => {
  const page = [
    '# What the charts wait for',
    '',
    `Made by tests/src/faults/matrix.test.ts (\`npx vitest run tests/src/faults -u\`) from the charts and the actors that the product`,
    'gives them: each state in which a flow waits for something that no person answers, the calls that are made there, and in how many',
    `configurations of its model that state is reached. Each is met by ${faultNames.length} faults of the wire and ${surroundings.length} of the browser; what holds is in`,
    '[faults.md](faults.md).',
    '',
    '| chart | state | actor | busy | calls | configurations |',
    '|---|---|---|---|---|---|',
    ...lines,
    '',
    `${lines.length} states.`,
    '',
    ...overtakenTable(),
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../../docs/waiting.md');
});
