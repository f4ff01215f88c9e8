import { quantile } from '../table';
import { type MakeRequest, requests } from './requests';
import { exploreWorld, type World } from './world';

export interface Timing {
  /** Milliseconds. */
  median: number;
  p95: number;
  /** Size of an answer before compression, on average. */
  kilobytes: number;
  /** The slowest request below /api/v1, with what is needed to repeat it. */
  slowest: string;
}

export interface Compared {
  name: string;
  small: Timing;
  large: Timing;
}

const warmUps = 15;

interface Sampler {
  /** Makes one request of random content; counts it unless it only warms up. */
  ask(isCounted: boolean): Promise<void>;
  timing(): Timing;
}

function createSampler(url: string, make: MakeRequest, { spots, random }: World): Sampler {
  const taken: number[] = [];
  let bytes = 0;
  let slowest = { time: 0, text: '' };
  return {
    ask: async (isCounted) => {
      const spot = random.pick(spots);
      const path = make(spot, random);
      if (!path) return;
      const begun = performance.now();
      const answer = await fetch(`${url}/api/v1${path}`, { headers: spot.headers });
      const body = await answer.arrayBuffer();
      const time = performance.now() - begun;
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      if (!isCounted) return;
      taken.push(time);
      bytes += body.byteLength;
      const { moduleId, zoneId } = spot.headers;
      if (time > slowest.time)
        slowest = { time, text: `${path} (module ${moduleId}, zones ${zoneId})` };
    },
    timing: () => ({
      median: quantile(taken, 0.5),
      p95: quantile(taken, 0.95),
      kilobytes: bytes / 1024 / taken.length,
      slowest: slowest.text,
    }),
  };
}

/**
 * Times every call of the catalogue in two shops, `times` requests each. They are asked in turns, so that
 * whatever else the machine does meets both alike.
 */
export async function compareCatalogues(
  urls: { small: string; large: string },
  times: number,
  only = '',
): Promise<Compared[]> {
  const worlds = { small: await exploreWorld(urls.small), large: await exploreWorld(urls.large) };
  const compared: Compared[] = [];
  for (const [name, make] of requests) {
    if (!name.includes(only)) continue;
    const small = createSampler(urls.small, make, worlds.small);
    const large = createSampler(urls.large, make, worlds.large);
    for (let turn = -warmUps; turn < times; turn += 1) {
      await small.ask(turn >= 0);
      await large.ask(turn >= 0);
    }
    compared.push({ name, small: small.timing(), large: large.timing() });
  }
  return compared;
}
