import {
  InfiniteQueryObserver,
  QueryClient,
  type QueryKey,
  QueryObserver,
} from '@tanstack/react-query';
import * as v from 'valibot';
import { vi } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import { stopAmongStandIns } from '../../../charts/paths/standIns';
import { endpointTable } from '../../../domain/endpoints';
import { queryClient } from '../../../src/client/queryClient';
import { deskTokenKey } from '../../../src/client/storage/deskKeys';
import { rideTokenKey } from '../../../src/client/storage/rideKeys';
import { tokenKey } from '../../../src/client/storage/storage';
import type { ByHand } from './byHand';
import { type Live, logicOf } from './live';
import type { Question } from './queries';
import { fullSampleOf } from './samples';
import { SlowShop } from './slowShop';
import type { Followed, Moment } from './streams';

const texts = (value: unknown, now: Moment): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll('03:04:05', `03:04:0${now}`));
const numbers = (value: unknown, now: Moment): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll(/:1(?=[,}\]])/g, `:${now}`));

/** How all stands at a moment: each answer with other texts and, where it may, other numbers. */
export function truthAt(now: Moment, { news, sameAs }: Followed): Record<string, unknown> {
  return Object.fromEntries(
    [...endpointTable.values()].flatMap(({ method, path, answer }) => {
      const name = `${method} ${path}`;
      if (answer.type === 'void' || path === '/config') return [];
      const sample = fullSampleOf(answer);
      if (sameAs === name) return [[name, { ...Object(sample), ...news(now) }]];
      const said = texts(sample, now);
      const counted = numbers(said, now);
      return [[name, v.safeParse(answer, counted).success ? counted : said]];
    }),
  );
}

/** A page that shows what the shop answers. */
function show({ options }: Question) {
  const made: { queryKey: QueryKey } = options();
  const observer =
    'initialPageParam' in made
      ? new InfiniteQueryObserver(queryClient, made as never)
      : new QueryObserver(queryClient, made);
  const leave = observer.subscribe(() => undefined);
  return {
    again: () => void observer.refetch(),
    last: () => {
      leave();
      return observer.getCurrentResult().data;
    },
  };
}

/** The same question where nothing is in its way. */
export async function plainly({ options }: Question): Promise<unknown> {
  const made = options();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return 'initialPageParam' in made
    ? client.fetchInfiniteQuery(made as never)
    : client.fetchQuery(made);
}

/** A shop that begins anew, and what its streams and answers meet in the client. */
export class Meeting {
  readonly shop = new SlowShop();
  readonly #lives: readonly Live[];
  readonly #stops: (() => void)[] = [];

  constructor(lives: readonly Live[]) {
    this.#lives = lives;
    queryClient.clear();
    window.localStorage.clear();
    window.sessionStorage.clear();
    for (const key of [tokenKey, deskTokenKey, rideTokenKey]) key.set('the token of somebody');
    vi.stubGlobal('fetch', this.shop.fetch);
  }

  /** Lets whatever can go on do so. */
  async settle(): Promise<void> {
    for (let turn = 0, asked = -1; turn < 8; turn += 1) {
      if (asked !== this.shop.asked.length) turn = 0;
      asked = this.shop.asked.length;
      await new Promise<void>((resolve) => setTimeout(resolve));
    }
  }

  /** The product's own actor begins its work. */
  begin({ live, actor, input }: Pick<Followed, 'live' | 'actor' | 'input'>): () => void {
    const found = this.#lives.find(({ name }) => name === live);
    if (!found) throw new Error(`There is no ${live}`);
    const parent = createActor(fromTransition((state: null) => state, null)).start();
    const logic = logicOf(found.machine, actor);
    const begun = createActor(logic, { id: actor, input, parent }).start();
    const stop = () => stopAmongStandIns(begun);
    this.#stops.push(stop);
    return stop;
  }

  async follow(stream: Followed): Promise<void> {
    this.begin(stream);
    await this.settle();
    if (!this.shop.open().includes(stream.path)) throw new Error(`Nobody reads ${stream.path}`);
  }

  async tell({ path, event }: Followed, news: object): Promise<void> {
    this.shop.tell(path, event, news);
    await this.settle();
  }

  async arrive(): Promise<void> {
    this.shop.arriveAll();
    await this.settle();
  }

  end(): void {
    for (const stop of this.#stops) stop();
  }
}

type Way<Row> = (meeting: Meeting, stream: Followed, row: Row) => Promise<unknown>;

const overtaking =
  (hasData: boolean): Way<Question> =>
  async (meeting, stream, question) => {
    const { shop } = meeting;
    await meeting.tell(stream, stream.news(1));
    shop.isHolding = !hasData;
    const page = show(question);
    await meeting.settle();
    shop.isHolding = true;
    if (hasData) page.again();
    await meeting.settle();
    shop.truth = truthAt(2, stream);
    await meeting.tell(stream, stream.news(2));
    await meeting.arrive();
    return page.last();
  };

/** How a question and a stream may meet; what a page shows at last. */
export const waysOfQuestions: Readonly<Record<string, Way<Question>>> = {
  'asked for the first time': overtaking(false),
  'asked again': overtaking(true),
  'told late': async (meeting, stream, question) => {
    await meeting.tell(stream, stream.news(1));
    meeting.shop.truth = truthAt(2, stream);
    const page = show(question);
    await meeting.settle();
    await meeting.tell(stream, stream.news(1));
    return page.last();
  },
};

const shownNow = ({ keeps, shows }: ByHand) =>
  shows(queryClient.getQueryCache().find({ queryKey: keeps, exact: false })?.state.data);

/** How an answer that is put in by hand and a stream may meet; what is shown after each step. */
export const waysByHand: Readonly<Record<string, Way<ByHand>>> = {
  'answered late': async (meeting, stream, row) => {
    await meeting.tell(stream, row.before);
    const before = shownNow(row);
    meeting.shop.isHolding = true;
    meeting.begin(row);
    await meeting.settle();
    await meeting.tell(stream, row.after);
    await meeting.arrive();
    return [before, shownNow(row)];
  },
  'told late': async (meeting, stream, row) => {
    await meeting.tell(stream, row.before);
    meeting.begin(row);
    await meeting.settle();
    const answered = shownNow(row);
    await meeting.tell(stream, row.before);
    const toldLate = shownNow(row);
    await meeting.tell(stream, row.after);
    return [answered, toldLate, shownNow(row)];
  },
};
