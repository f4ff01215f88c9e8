import { hashKey, type QueryKey } from '@tanstack/react-query';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { explore } from '../../../charts/package/paths';
import { childrenOf } from '../../../charts/paths/children';
import { streams } from '../../../server/web/openapiStreams';
import { queryClient } from '../../../src/client/queryClient';
import type { WireRequest } from '../../../src/client/transport';
import { everyModel } from '../../paths/everyModel';
import { byHand } from '../../support/faults/byHand';
import { type Live, liveMachines } from '../../support/faults/live';
import {
  Meeting,
  plainly,
  truthAt,
  waysByHand,
  waysOfQuestions,
} from '../../support/faults/overtaking';
import { everyQuestion, type Question } from '../../support/faults/queries';
import { boardLoaders, type Followed, followedStreams } from '../../support/faults/streams';

const at = vi.hoisted(() => ({ exchange: (_: WireRequest): unknown => undefined }));
vi.mock('../../../src/client/transport', () => ({
  exchange: (request: WireRequest) => at.exchange(request),
}));
vi.mock('../../../src/app/router', () => ({ router: { invalidate: async () => undefined } }));

let lives: readonly Live[];
let questions: readonly Question[];

beforeAll(async () => {
  const { queries } = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
  lives = [...(await liveMachines()).values()].flat();
  questions = await everyQuestion();
}, 120_000);
afterAll(() => vi.unstubAllGlobals());

function meet(): Meeting {
  const meeting = new Meeting(lives);
  at.exchange = meeting.shop.exchange;
  return meeting;
}

/** What a stream changes or has asked for again, and what it keeps beside. */
async function touchedBy(stream: Followed) {
  const meeting = meet();
  meeting.shop.truth = truthAt(1, stream);
  await meeting.follow(stream);
  await meeting.tell(stream, stream.news(1));
  for (const { options } of questions) queryClient.setQueryData(options().queryKey, {});
  const touched = new Map<string, QueryKey>();
  const forget = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' || event.type === 'added')
      touched.set(event.query.queryHash, event.query.queryKey);
  });
  await meeting.tell(stream, stream.news(2));
  forget();
  meeting.end();
  const asks = questions.filter(({ options }) => touched.delete(hashKey(options().queryKey)));
  const keeps = [...touched.values()].map((key) => key.slice(0, 2));
  return { asks: asks.map(({ name }) => name), keeps };
}

const sources = import.meta.glob<string>('../../../src/*/actors/*.ts', {
  query: '?raw',
  import: 'default',
});

it('knows each stream that the shop serves and the client follows', async () => {
  const texts = await Promise.all(Object.values(sources).map((load) => load()));
  const read = texts.flatMap((text) => text.match(/(?<=['`])\/[\w/]+\/stream\b/g) ?? []);
  const known = followedStreams.map(({ path }) => path);
  expect(known).toEqual(streams.map(({ path }) => path));
  expect(read.sort()).toEqual(known.sort());
});

describe.each(followedStreams)('$path', (stream) => {
  it('writes what the table says, and nothing else', async () => {
    const { asks, keeps } = stream;
    expect(await touchedBy(stream)).toEqual({ asks, keeps });
  }, 30_000);

  const met = stream.asks.flatMap((name) =>
    Object.entries(waysOfQuestions).map(([how, way]) => ({ name, how, way })),
  );
  it.runIf(met.length > 0).each(met)(
    'shows the newer of $name that is $how',
    async ({ name, way }) => {
      const question = questions.find((one) => one.name === name);
      if (!question) throw new Error(`There is no ${name}`);
      const meeting = meet();
      meeting.shop.truth = truthAt(2, stream);
      const newer = await plainly(question);
      meeting.shop.truth = truthAt(1, stream);
      expect(await plainly(question)).not.toEqual(newer);
      await meeting.follow(stream);
      const shown = await way(meeting, stream, question);
      meeting.end();
      expect(shown).toEqual(newer);
    },
  );
});

describe.each(byHand)('$live $name', (row) => {
  const stream = followedStreams.find(({ path }) => path === row.path);
  if (!stream) throw new Error(`There is no ${row.path}`);
  const [before, answered, after] = row.shown;
  const right: Record<string, unknown> = {
    'answered late': [before, after],
    'told late': [answered, answered, after],
  };

  it.each(Object.entries(waysByHand))('shows the newer when it is %s', async (how, way) => {
    const meeting = meet();
    meeting.shop.truth = { [row.endpoint]: row.answer };
    await meeting.follow(stream);
    const shown = await way(meeting, stream, row);
    meeting.end();
    expect(shown).toEqual(right[how]);
  });
});

describe('what a stream keeps', () => {
  it('is asked for by its chart while the stream is not followed, and never else', () => {
    const together = [everyModel.ordersBoard, everyModel.rideBoard].flatMap((model) =>
      explore(model).configurations.filter(({ snapshot }) => {
        const actors = childrenOf(snapshot).map(({ actor }) => actor);
        return (
          actors.includes('followBoard') && boardLoaders.some((one) => actors.includes(one.actor))
        );
      }),
    );
    expect(together).toEqual([]);
  });

  it.each(boardLoaders)('is not undone by $live $actor that was given up', async (loader) => {
    const stream = followedStreams.find(({ path }) => path === loader.path);
    if (!stream) throw new Error(`There is no ${loader.path}`);
    const meeting = meet();
    meeting.shop.truth = truthAt(1, stream);
    meeting.shop.isHolding = true;
    const giveUp = meeting.begin({ ...loader, input: undefined });
    await meeting.settle();
    giveUp();
    await meeting.arrive();
    await meeting.follow(stream);
    await meeting.tell(stream, stream.news(2));
    const kept = () => stream.keeps.map((queryKey) => queryClient.getQueriesData({ queryKey }));
    const told = kept();
    await meeting.settle();
    meeting.end();
    expect(kept()).toEqual(told);
    expect(told.flat()).toHaveLength(stream.keeps.length);
  });
});
