import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { transitionsOf } from '../../model/chart';
import { passedBy } from '../../model/coverage';
import { nodesOf } from '../../model/snapshots';
import { endsOf, sightsOf } from '../causes';
import { childrenOf } from '../children';
import type { Cause } from '../explore';
import type { Model } from '../fixtures';
import { offerOf } from '../offers';
import { linesOf, placeOf } from './lines';
import type { ApprovedStep } from './text';
import { Witness, type Witnessed } from './witness';
import { type Wording, wordingOf } from './wording';

/** A step that was taken, told, or why it could not be. */
export type Observed =
  | (ApprovedStep & { readonly impossible?: undefined })
  | { readonly impossible: string };

/** A step as it was really taken, and how long that took. */
export interface Trodden {
  readonly witnessed: Witnessed;
  readonly milliseconds: number;
}

/** What paths reached when they were taken. */
class Reached {
  readonly states = new Set<string>();
  readonly transitions = new Set<string>();
  readonly guards = new Set<string>();
  /** What the model offers, where it made a difference. */
  readonly offers = new Set<string>();
  readonly refused = new Set<string>();

  add({ after, taken, asked }: Witnessed): void {
    for (const { id } of nodesOf(after)) this.states.add(id);
    for (const id of passedBy(taken)) this.states.add(id);
    for (const id of taken) this.transitions.add(id);
    for (const { guard, held } of asked) this.guards.add(`${guard}: ${held ? 'yes' : 'no'}`);
  }
}

/** Whether an event does something: also where a guard falls over it, which ends the machine. */
function mayTake(snapshot: AnyMachineSnapshot, event: AnyEventObject): boolean {
  try {
    return snapshot.can(event);
  } catch {
    return true;
  }
}

/** Takes paths that are told in words on the machine itself, and tells what is seen. */
export class Walker {
  readonly wording: Wording;
  readonly reached = new Reached();
  /** Requirement ids of the transitions that led from a cause to a place. */
  readonly requirements = new Map<string, readonly string[]>();
  /** The steps of the path that was taken last. */
  trail: readonly Trodden[] = [];
  private readonly events: readonly AnyEventObject[];

  constructor(readonly model: Model) {
    this.wording = wordingOf(model);
    this.events = Object.entries(model.fixtures.events).flatMap(([type, payloads]) =>
      payloads.map((payload) => ({ ...payload, type })),
    );
  }

  /** Takes a path, up to the step that is impossible; of which steps the events that are taken there are told. */
  walk(
    causes: readonly string[],
    isAsked: (step: number, place: string, takes: () => string) => boolean,
  ): Observed[] {
    const { model, wording } = this;
    const [first = ''] = causes;
    const start = wording.meant(first)[0];
    const trail: Trodden[] = [];
    this.trail = trail;
    if (start?.kind !== 'start') return [{ impossible: `nothing begins with "${first}"` }];
    const value = model.fixtures.inputs[start.input];
    const witness = new Witness(model.machine, value);
    const tell = linesOf(model, wording);
    const seen: Observed[] = [];
    let at: AnyMachineSnapshot | null = null;
    let stood: string | null = null;
    try {
      for (const [step, text] of causes.entries()) {
        const begun = performance.now();
        const cause = this.possible(text, at, witness);
        if (typeof cause === 'string') return [...seen, { impossible: cause }];
        const witnessed: Witnessed =
          cause.kind === 'start' ? witness.start(cause.input) : witness.take(cause);
        this.reached.add(witnessed);
        const before: string | null = stood;
        const place = placeOf(witnessed.after, wording);
        stood = place;
        const lines = tell(witnessed);
        const isOther = witnessed.taken.length > 0 && (lines.length > 0 || place !== before);
        const offer = at === null || isOther ? offerOf(cause) : null;
        if (offer !== null) this.reached.offers.add(offer);
        at = witnessed.after;
        this.requirements.set(`${text} → ${place}`, this.requirementsOf(witnessed));
        let told: string | null = null;
        const takes = () => {
          told ??= this.takenAt(witness, witnessed.after);
          return told;
        };
        const isTold = witnessed.after.status === 'active' && isAsked(step, place, takes);
        seen.push({ cause: text, place, lines, takes: isTold ? takes() : null });
        trail.push({ witnessed, milliseconds: performance.now() - begun });
      }
      return seen;
    } finally {
      witness.stop();
    }
  }

  private requirementsOf({ taken, before, after }: Witnessed): string[] {
    const { states } = this.wording.chart;
    const transitions = transitionsOf(this.wording.chart).filter(({ id }) => taken.includes(id));
    const active = new Set(
      [before, after].flatMap((one) => (one ? nodesOf(one) : [])).map(({ id }) => id),
    );
    const named = [...states.filter(({ id }) => active.has(id)), ...transitions];
    return [...new Set(named.flatMap(({ requirements }) => requirements))];
  }

  private possible(text: string, at: AnyMachineSnapshot | null, witness: Witness): Cause | string {
    const known = this.known(text, at, witness);
    if (typeof known !== 'string' || at?.status !== 'active') return known;
    return this.begunHere(text, at, witness) ?? known;
  }

  /** What text says of actors and times that no state stands for, as the machine begins them in the midst of its actions. */
  private begunHere(text: string, at: AnyMachineSnapshot, witness: Witness): Cause | null {
    const { fixtures } = this.model;
    const alive = childrenOf(at).filter(({ name }) => witness.awaits(name));
    const ends = alive.flatMap((child) => [
      ...endsOf(child, fixtures, true),
      ...sightsOf(child, fixtures),
    ]);
    const times = witness.ownTimes().flatMap(({ id, event, delay }) =>
      // XState gives an id to what has none.
      [id, String(delay)].flatMap((one): Cause[] =>
        one === undefined ? [] : [{ kind: 'time', delay: one, type: event.type, event }],
      ),
    );
    return [...ends, ...times].find((one) => this.wording.cause(one) === text) ?? null;
  }

  private known(text: string, at: AnyMachineSnapshot | null, witness: Witness): Cause | string {
    const meant = this.wording.meant(text);
    const [cause] = meant;
    if (!cause) return `the flow knows nothing of "${text}"`;
    if (at === null) return cause;
    if (cause.kind === 'start') return 'a path begins once';
    if (cause.kind === 'time') {
      const running = nodesOf(at).flatMap(({ after }) => after.map(({ eventType }) => eventType));
      return (
        meant.find((one) => one.kind === 'time' && running.includes(one.type)) ??
        'no such time runs'
      );
    }
    if (cause.kind !== 'event' && !witness.awaits(cause.id))
      return `nobody waits for ${this.wording.actor(cause.actor)}`;
    return at.status === 'active' ? cause : 'it has ended before';
  }

  /** Sends every event that the machine says it does not take, and tells those that it takes or that do something. */
  private takenAt(witness: Witness, snapshot: AnyMachineSnapshot): string {
    const { wording, model } = this;
    const taken = new Map<string, string[]>();
    const where = JSON.stringify(snapshot.value);
    for (const event of this.events) {
      if (!mayTake(snapshot, event)) {
        const seen = witness.take({ kind: 'event', event });
        if (seen.taken.length === 0 && seen.done.length === 0 && !seen.broke) {
          this.reached.refused.add(`${where} refuses ${event.type}`);
          continue;
        }
      }
      taken.set(event.type, [
        ...(taken.get(event.type) ?? []),
        wording.cause({ kind: 'event', event }),
      ]);
    }
    const told = [...taken].flatMap(([type, texts]) => {
      const all = model.fixtures.events[type]?.length ?? 0;
      return texts.length === all ? [wording.event({ type })] : texts;
    });
    return told.length > 0 ? told.join(', ') : 'nothing can be pressed or said';
  }
}
