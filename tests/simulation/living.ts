import type { Answer, Asked, Day } from './day';
import type { Place } from './place';
import type { Plan } from './plan';
import type { Random } from './random';
import type { Scheduler } from './scheduler';
import type { SimulatedServer } from './servers';
import type { Stocks } from './world';

/** A day while it is lived. */
export interface Living {
  readonly place: Place;
  readonly random: Random;
  readonly plan: Plan;
  readonly stocks: Stocks;
  readonly scheduler: Scheduler;
  readonly wrong: string[];
  readonly history: string[];
  now: Date;
  /** Nothing fails any more. */
  isCalm: boolean;
}

export const say = ({ history, now }: Living, line: string): void => {
  history.push(`${now.toISOString().slice(11, 23)} ${line}`);
};

const readBody = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};

const codeIn = (body: Readonly<Record<string, unknown>>): string => {
  const [first] = Array.isArray(body.errors) ? body.errors : [];
  return typeof first?.code === 'string' ? first.code : '';
};

const numbers = [
  'order_id',
  'trip_id',
  'total_amount',
  'total',
  'amount',
  'loyalty_point',
  'added',
];
const numbersIn = ({ body }: Answer) =>
  Object.fromEntries(Object.entries(body).filter(([name]) => numbers.includes(name)));

function requestOf({
  who,
  method,
  path,
  body,
  headers,
  moduleId = 1,
}: Asked): [string, RequestInit] {
  const isBare = path.startsWith('//');
  return [
    `https://shop.example${isBare ? path.slice(1) : `/api/v1${path}`}`,
    {
      method,
      headers: {
        zoneId: '[1]',
        moduleId: String(moduleId),
        ...(who?.token && { Authorization: `Bearer ${who.token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    },
  ];
}

/** One of the servers does something; null when it is killed meanwhile. */
async function served<Result>(
  living: Living,
  name: string,
  work: (server: SimulatedServer) => Promise<Result>,
): Promise<Result | null> {
  const server = living.random.pick(living.place.servers);
  const result = await living.scheduler.within(server, () => work(server));
  if (result === null) say(living, `${name}: the server died`);
  return result;
}

async function ask(living: Living, asked: Asked): Promise<Answer | null> {
  const { scheduler, wrong, random, plan } = living;
  const what = `${asked.who?.name ?? 'somebody'}: ${asked.method} ${asked.path}`;
  const name = `${what} ${asked.headers?.['Idempotency-Key'] ?? ''}`.trim();
  let hadFault = false;
  const answer = await served(living, name, async ({ app }): Promise<Answer> => {
    const response = await app.request(...requestOf(asked));
    const body = readBody(await response.text());
    hadFault = scheduler.hadFault();
    const location = response.headers.get('location') ?? '';
    return { status: response.status, body, code: codeIn(body), location };
  });
  if (!answer) return null;
  const { status, code } = answer;
  say(living, `${name} → ${status} ${code || JSON.stringify(numbersIn(answer))}`);
  // What fails on purpose may be answered with "later", and never with "we do not know".
  if (status === 500 || (status > 500 && !hadFault)) {
    wrong.push(`${name} was answered ${status} ${code}`);
  }
  if (living.isCalm || !random.isLikely(plan.lost)) return answer;
  say(living, `${name}: the answer is lost`);
  return null;
}

/** The day as its actors see it. */
export function dayOf(living: Living): Day {
  const { scheduler, random, stocks, place, wrong } = living;
  let keys = 0;
  return {
    random,
    stocks,
    bank: place.bank,
    intents: [],
    orders: [],
    trips: [],
    filled: new Map(),
    takenBack: new Set(),
    handedOver: new Map(),
    pages: [],
    codes: [],
    now: () => living.now,
    nextKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    start: (name, work) => {
      say(living, name);
      scheduler.start(name, work);
    },
    ask: (asked) => ask(living, asked),
    inside: async (what, work) => {
      let isFaulty = false;
      const result = await served(living, what, async ({ deps }) => {
        try {
          return { done: await work(deps) };
        } catch (error) {
          isFaulty = scheduler.hadFault();
          if (!isFaulty) throw error;
          return { done: null };
        }
      });
      if (result) say(living, `${what} → ${isFaulty ? 'failed' : JSON.stringify(result.done)}`);
      return result?.done ?? null;
    },
    pause: async () => (await scheduler.park('pause', 'waits')).finish(),
    jump: (milliseconds) => {
      living.now = new Date(living.now.getTime() + milliseconds);
      say(living, `${Math.round(milliseconds / 60_000)} minutes pass`);
    },
    wrong: (sentence) => wrong.push(sentence),
  };
}
