import type { AnyMachineSnapshot } from 'xstate';
import { nodesOf } from '../../model/snapshots';
import type { Model } from '../fixtures';
import { stateLine } from './head';
import type { Approved } from './text';
import { type Wording, wordingOf } from './wording';

/** What can be pressed or said at a place, by the place: a text for each moment that people were shown. */
function hereOf({ paths }: Approved): ReadonlyMap<string, readonly string[]> {
  const here = new Map<string, string[]>();
  for (const { place, takes } of paths.flatMap(({ steps }) => steps))
    if (takes !== null) here.set(place, [...(here.get(place) ?? []), takes]);
  return here;
}

/** An event by what texts call it. */
interface Happening {
  readonly type: string;
  readonly names: readonly string[];
}

const isIn = (text: string, name: string) => `, ${text}, `.includes(`, ${name}, `);

/** The first state in which a machine is that people were told otherwise of; null where there is none. */
function strangeState(
  snapshot: AnyMachineSnapshot,
  { states }: Approved,
  wording: Wording,
): string | null {
  const lines = nodesOf(snapshot)
    .filter(({ parent }) => parent !== undefined)
    .map(({ id, description = null, tags, meta = {} }) => {
      const { requirements = [] }: { requirements?: string[] } = meta;
      return stateLine(wording, { id, description, tags, meta, requirements });
    });
  return lines.find((line) => !states.includes(line)) ?? null;
}

/**
 * An event that is always taken where nobody agreed to it, or is nowhere heard where it always was; null where there is none.
 * What a guard decides hangs on more than the place.
 */
function strangeEvent(
  snapshot: AnyMachineSnapshot,
  texts: readonly string[],
  events: readonly Happening[],
): string | null {
  if (texts.length === 0) return null;
  const nodes = nodesOf(snapshot);
  for (const { type, names } of events) {
    const ways = nodes.flatMap(({ transitions }) => transitions.get(type) ?? []);
    const agreed = texts.map((text) => names.some((name) => isIn(text, name)));
    const [name] = names;
    if (ways.length === 0 && !agreed.includes(false)) return `- here: ${name}`;
    const isAlways = ways.length > 0 && ways.every(({ guard }) => guard === undefined);
    if (isAlways && !agreed.includes(true)) return `+ here: ${name}`;
  }
  return null;
}

/**
 * What is other than people agreed where a product's machine stands, whatever led there: what its states are, and what can
 * be pressed or said in them. Null where nothing is.
 * @param model what may happen to it, as the approved text has it
 */
export function strangeOf(
  model: Model,
  approved: Approved,
): (snapshot: AnyMachineSnapshot, place: string) => string | null {
  const wording = wordingOf(model);
  const here = hereOf(approved);
  // What nobody but the flow itself says has no payloads.
  const events = Object.entries(model.fixtures.events).flatMap(([type, payloads]) => {
    const names = payloads.map((payload) =>
      wording.cause({ kind: 'event', event: { ...payload, type } }),
    );
    return names.length > 0 ? [{ type, names: [wording.event({ type }), ...names] }] : [];
  });
  return (snapshot, place) => {
    if (snapshot.status !== 'active') return null;
    const state = strangeState(snapshot, approved, wording);
    return state === null ? strangeEvent(snapshot, here.get(place) ?? [], events) : `+ ${state}`;
  };
}
