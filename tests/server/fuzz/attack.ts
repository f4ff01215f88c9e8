import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import * as v from 'valibot';
import { endpointTable } from '../../../domain/endpoints';
import type { AnyEndpoint } from '../../../domain/wire/define';
import { errorCodes, readErrors } from '../../../domain/wire/errors';
import type { FuzzWorld, Way } from './fuzzWorld';
import { type Mutation, mutate, mutation, type Said } from './mutations';

export interface Attack {
  readonly name: string;
  /** How many of the mutated calls were answered by 2xx, and how many were refused by which code. */
  readonly answered: number;
  readonly refused: Readonly<Record<string, number>>;
  readonly slowest: number;
  /** What no answer may be, in words with the call that got it. */
  readonly wrong: readonly string[];
}

const slow = 10_000;
const wellFormed = (text: string) => text.replace(/[\ud800-\udfff]/g, '\ufffd');
const textOf = (value: unknown): string => {
  if (typeof value === 'string') return wellFormed(value);
  if (typeof value === 'object') return wellFormed(JSON.stringify(value) ?? '');
  return String(value);
};
/** Addresses and headers have room for 16 KB together: Node refuses what is longer. */
const mostLetters = 12_000;
const shortText = (value: unknown) => textOf(value).slice(0, mostLetters);
/** Headers carry Latin letters only. */
const headerText = (value: unknown) => shortText(value).replace(/[^ -~]/g, '');

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    const all = Array.isArray(value) ? value : [value];
    for (const one of all) form.append(wellFormed(name), one instanceof File ? one : textOf(one));
  }
  return form;
}
const holdsFile = (value: unknown): boolean =>
  value instanceof File || (Array.isArray(value) && value.some(holdsFile));

/** A call as it goes on the wire; from another address each time, as by many. */
function requestOf(endpoint: AnyEndpoint, { params, query, body, headers, raw }: Said): Request {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(wellFormed(shortText(params[name]))),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => [key, shortText(one)]),
    ),
  );
  const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE';
  const form = raw === null && Object.values(body).some(holdsFile) ? formOf(body) : null;
  const address = `10.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}.7`;
  const told: Record<string, unknown> = {
    'X-Forwarded-For': address,
    ...(endpoint.idempotent && { 'Idempotency-Key': randomUUID() }),
    ...(!form && { 'Content-Type': 'application/json' }),
    ...headers,
  };
  return new Request(`http://localhost:3000/api/v1${path}?${search}`, {
    method: endpoint.method,
    headers: Object.entries(told).map(([name, value]): [string, string] => [
      name,
      headerText(value),
    ]),
    ...(hasBody && { body: form ?? raw ?? JSON.stringify(body) }),
  });
}

/** What is wrong with an answer; null when it is as it may be. */
function faultOf(endpoint: AnyEndpoint, response: Response, text: string): string | null {
  if (response.status >= 500) return `${response.status} ${text}`;
  try {
    const json: unknown = text === '' ? undefined : JSON.parse(text);
    if (response.ok) {
      const read = v.safeParse(endpoint.answer, json);
      return read.success ? null : `an answer of another shape: ${v.summarize(read.issues)}`;
    }
    const errors = readErrors(json);
    const isTold = errors.length > 0 && errors.every(({ message }) => message !== '');
    const isKnown = errors.every(({ code }) => (errorCodes as readonly string[]).includes(code));
    return isTold && isKnown && response.status >= 400
      ? null
      : `${response.status} is no refusal of ours: ${text.slice(0, 300)}`;
  } catch {
    return `${response.status} without JSON: ${text.slice(0, 300)}`;
  }
}

const shown = (said: Said): string =>
  JSON.stringify(said, (_, value: unknown) => {
    if (value instanceof File) return `file ${value.name} of ${value.size}`;
    return typeof value === 'string' && value.length > 120 ? `${value.slice(0, 120)}…` : value;
  });

/** Another seed for each call, so that not all are sent the same. */
const seedOf = (name: string, seed: number) =>
  [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, seed);
const nameOfEndpoint = (name: string) => name.split(' ')[0] ?? '';

/** First the call as it should be, then `each` mutated ones; anew from fresh things as soon as one came through. */
export async function attack(
  world: FuzzWorld,
  name: string,
  way: Way,
  { each, seed }: { each: number; seed: number },
): Promise<Attack> {
  const endpoint = endpointTable.get(nameOfEndpoint(name));
  if (!endpoint) throw new Error(`${name} is no call`);
  const refused: Record<string, number> = {};
  const wrong: string[] = [];
  let [answered, slowest] = [0, 0];
  const ask = async (said: Said) => {
    const before = performance.now();
    const response = await world.app.fetch(requestOf(endpoint, said));
    const text = await response.text();
    return { response, text, took: performance.now() - before };
  };
  const send = async (said: Said): Promise<boolean> => {
    const { response, text, took: first } = await ask(said);
    // A machine that stood still meanwhile does not do so twice.
    const took = first > slow ? Math.min(first, (await ask(said)).took) : first;
    slowest = Math.max(slowest, took);
    const fault = took > slow ? `${Math.round(took)} ms` : faultOf(endpoint, response, text);
    if (fault) wrong.push(`${name}: ${fault}\n    ${shown(said)}`);
    if (!response.ok && response.status < 500) {
      const code = fault ? 'unknown' : (readErrors(JSON.parse(text))[0]?.code ?? 'unknown');
      refused[code] = (refused[code] ?? 0) + 1;
    }
    return response.ok;
  };
  if (!(await send(mutate(await way(world), endpoint, []))))
    throw new Error(`${name} refuses the call as it should be: ${Object.keys(refused)} ${wrong}`);
  let valid = await way(world);
  let asked = 0;
  const isReading = endpoint.method === 'GET';
  for (const steps of fc.sample(mutation, { numRuns: each, seed: seedOf(name, seed) })) {
    asked += 1;
    const isThrough = await send(mutate(valid, endpoint, steps as Mutation));
    if (isThrough) answered += 1;
    // What came through has used its things up; so have many tries, where they are counted.
    if (!isReading && (isThrough || asked % 10 === 0)) valid = await way(world);
  }
  return { name, answered, refused, slowest, wrong };
}
