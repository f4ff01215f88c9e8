import type { AnyStateMachine } from 'xstate';
import { type AnyFixtures, defineAnyModel, type Model } from '../../../charts/paths/fixtures';

/** A machine as others write them, and what is known of it without the explorer. */
export interface Specimen {
  readonly model: Model;
  /** Configurations that are followed, where there is no end of them. */
  readonly bound: number | null;
  /** All state values that can be reached, found by hand. */
  readonly values: readonly unknown[] | null;
  /** Transitions that no path takes, with the reason. */
  readonly unreached: Readonly<Record<string, string>>;
  /** Mistakes that are in it on purpose, each with its path. */
  readonly bugs: readonly string[];
}

type Known = Partial<Omit<Specimen, 'model'>>;

export const specimen = (
  name: string,
  machine: AnyStateMachine,
  fixtures: Partial<AnyFixtures>,
  known: Known = {},
): Specimen => ({
  model: defineAnyModel(name, machine, fixtures),
  bound: null,
  values: null,
  unreached: {},
  bugs: [],
  ...known,
});
