import type { AnyEventObject } from 'xstate';
import { nodesOf } from '../../../charts/model/snapshots';
import { bySession, elsewhere, ownWords, quiet, waits, well, wellWithout } from './expected';
import type { Aftermath } from './run';
import type { Reached, Waiting } from './waiting';
import { cutAfterChange, type Fault, firstElsewhere, type Sent } from './wire';

/** What was typed must be found again, letter by letter; short things are found anywhere. */
const leastLetters = 4;

const wordsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.length >= leastLetters ? [value] : [];
  if (typeof value !== 'object' || value === null || value instanceof File) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === 'type' ? [] : wordsIn(part)));
};

export const isFailure = (event: AnyEventObject): boolean =>
  event.type.startsWith('xstate.error.') ||
  event.type.endsWith('.streamEnded') ||
  ('output' in event &&
    typeof event.output === 'object' &&
    event.output !== null &&
    'ok' in event.output &&
    event.output.ok === false);

const refusals: readonly Fault[] = ['too many (429)', 'second tab acts first'];

const told = /refused|offline|unreachable|failed|notFound/i;
const tells = ['failed', 'needsSignIn'];

/** Whether the trouble is told in a toast, or a screen shows it: by a tag, or by the name of its state. */
function isTold({ snapshot, rest, said }: Aftermath): boolean {
  if (said.some(({ tone }) => tone !== 'success')) return true;
  // Who began it is told in its output.
  if (rest === 'ended') return told.test(JSON.stringify(snapshot.output) ?? '');
  const isTagged = tells.some((tag) => snapshot.tags.has(tag));
  const names = nodesOf(snapshot).map(({ key }) => key);
  return isTagged || names.some((name) => told.test(name));
}

/** What is wrong, in words, with what became of a flow; nothing when all is as a shopper may expect. */
export function judge(
  { state, model }: Waiting,
  { snapshot: before, told }: Reached,
  fault: Fault,
  after: Aftermath,
  sent: readonly Sent[],
): string[] {
  const troubles: string[] = [];
  const { rest, snapshot, said, events } = after;
  const where = JSON.stringify(snapshot.value);
  const can = Object.entries(model.fixtures.events).some(([type, payloads]) =>
    payloads.some((payload) => snapshot.can({ ...payload, type })),
  );
  const hasTime = nodesOf(snapshot).some(({ after: later }) => later.length > 0);
  if (rest === 'waits' && !(state in waits)) troubles.push(`waits for ever in ${where}`);
  if (rest === 'shopper' && !can && !hasTime) troubles.push(`has no way on in ${where}`);

  const hasFailed = events.some(isFailure);
  const changes = sent.filter(({ isChange }) => isChange);
  if (fault === cutAfterChange) {
    // Who has a key asks again and is told what became of it.
    const hasBroken = events.some(({ type }) => type.startsWith('xstate.error.'));
    const isLost = changes.some(({ key }) => key === null) && hasBroken && !(state in well);
    return isLost ? [`takes what the shop has done for a failure in ${where}`] : [];
  }
  const isWell = state in well || (fault === '401' && state in wellWithout);
  const isKnown = state in quiet || isWell || (fault === '401' && state in bySession);
  if (hasFailed && !isWell && said.some(({ tone }) => tone === 'success'))
    troubles.push(`says ${said.map(({ message }) => message)} after a failure`);
  if (hasFailed && rest !== 'waits' && !isKnown && !isTold(after))
    troubles.push(`says nothing in ${where}`);
  if (!hasFailed && rest !== 'waits' && sent.length > 0 && !(state in well))
    troubles.push(`takes it for an answer in ${where}`);
  if (fault === 'second tab acts first' && changes.length > 0 && !isKnown && !(state in ownWords)) {
    const all = JSON.stringify([said, snapshot.context, snapshot.output]);
    if (!all.includes(firstElsewhere)) troubles.push('keeps to itself what the shop said');
  }

  const held = JSON.stringify(before.context);
  const kept = JSON.stringify([snapshot.context, snapshot.output]);
  const lost = [...new Set(told.flatMap(wordsIn))].filter(
    (word) => held.includes(word) && !kept.includes(word),
  );
  if (lost.length > 0 && !(state in elsewhere)) troubles.push(`loses ${lost.join(', ')}`);

  const bare = changes.filter(({ key }) => key === null).map(({ endpoint }) => endpoint);
  const twice = bare.filter((endpoint, index) => bare.indexOf(endpoint) !== index);
  const keys = new Set(changes.flatMap(({ key }) => key ?? []));
  if (twice.length > 0) troubles.push(`sends ${twice} twice`);
  // Where the shop has refused one, another may be sent.
  if (keys.size > 1 && !refusals.includes(fault)) troubles.push(`sends with ${keys.size} keys`);
  return troubles;
}
