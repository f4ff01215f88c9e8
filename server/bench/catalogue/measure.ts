import { quantile } from '../table';
import { type MakeRequest, requests } from './requests';
import { exploreWorld, type World } from './world';

export interface Timing {
  name: string;
  /** Milliseconds. */
  median: number;
  p95: number;
  /** Size of an answer before compression, on average. */
  kilobytes: number;
  /** The slowest request below /api/v1, with what is needed to repeat it. */
  slowest: string;
}

const warmUps = 15;

async function measureOne(
  url: string,
  name: string,
  make: MakeRequest,
  { spots, random }: World,
  times: number,
): Promise<Timing> {
  const taken: number[] = [];
  let bytes = 0;
  let slowest = { time: 0, text: '' };
  for (let turn = -warmUps; turn < times; turn += 1) {
    const spot = random.pick(spots);
    const path = make(spot, random);
    if (!path) continue;
    const begun = performance.now();
    const answer = await fetch(`${url}/api/v1${path}`, { headers: spot.headers });
    const body = await answer.arrayBuffer();
    const time = performance.now() - begun;
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    if (turn < 0) continue;
    taken.push(time);
    bytes += body.byteLength;
    const { moduleId, zoneId } = spot.headers;
    if (time > slowest.time)
      slowest = { time, text: `${path} (module ${moduleId}, zones ${zoneId})` };
  }
  return {
    name,
    median: quantile(taken, 0.5),
    p95: quantile(taken, 0.95),
    kilobytes: bytes / 1024 / taken.length,
    slowest: slowest.text,
  };
}

/** Times every call of the catalogue, one after the other, `times` requests each. */
export async function measureCatalogue(url: string, times: number, only = ''): Promise<Timing[]> {
  const world = await exploreWorld(url);
  const timings: Timing[] = [];
  for (const [name, make] of requests) {
    if (name.includes(only)) timings.push(await measureOne(url, name, make, world, times));
  }
  return timings;
}
