import type { Approved } from '../approved/text';
import { Walker } from '../approved/walk';
import { firstDifference, type Space, spaceOf } from './equal';
import type { MutatedFlow, Tried } from './judge';
import { fieldsCopied, type Mutant, rebuilt } from './mutant';
import type { Alive, Equal, FlowScore } from './score';
import { whileOn } from './switches';

/** Configurations within which two machines are compared for good. */
const proofBound = 1_000;

/** Why the approved text does not tell a mistake, as far as the text itself can say. */
function whyNot(flow: MutatedFlow, { site, transition }: Mutant, known: Known): string {
  if (site !== undefined && !flow.reached.has(site)) return 'No approved path comes by this code';
  if (transition === undefined || known.transitions.has(transition)) return known.unseen;
  const reason = flow.model.fixtures.infeasible?.[transition];
  return reason ? `Nothing can take it: ${reason}` : 'No approved path takes it';
}

interface Known {
  /** What is said of a mistake that a run passes without a word. */
  readonly unseen: string;
  readonly transitions: ReadonlySet<string>;
  readonly space: Space | null;
}

function taken({ model, approved }: { model: MutatedFlow['model']; approved: Approved }) {
  const walker = new Walker(model);
  for (const { steps } of approved.paths)
    walker.walk(
      steps.map(({ cause }) => cause),
      () => false,
    );
  return walker.reached.transitions;
}

/** Whether a mistake makes a difference at all, in everything that a model offers, and after what. */
function examined(flow: MutatedFlow, mutant: Mutant, known: Known): Alive | Equal {
  const why = whyNot(flow, mutant, known);
  if (!known.space)
    return {
      mutant,
      after: null,
      why: `${why}; too much to compare: over ${proofBound} configurations`,
    };
  const { space } = known;
  const other = whileOn(mutant.site, () =>
    spaceOf({ ...flow.model, machine: mutant.make() }, proofBound),
  );
  const after = other ? firstDifference(space, other) : ['no end'];
  if (after === null)
    return { mutant, configurations: space.configurations.length, steps: space.steps.length };
  return { mutant, after, why: `${why}; it differs after: ${after.join('; ')}` };
}

/** What became of a flow's mistakes; those that were not found are looked at for a reason. */
export function scored(
  flow: MutatedFlow,
  outcomes: readonly (Tried | undefined)[],
  unseen = 'The approved lines do not show it',
): FlowScore {
  const made = outcomes.flatMap((one) => one ?? []);
  const survived = made.filter(({ red }) => red === null).map(({ mutant }) => mutant);
  const model = {
    ...flow.model,
    machine: rebuilt(flow.model.machine, fieldsCopied(flow.model.machine.config)),
  };
  const known =
    survived.length > 0
      ? { unseen, transitions: taken(flow), space: spaceOf(model, proofBound) }
      : { unseen, transitions: new Set<string>(), space: null };
  const verdicts = survived.map((mutant) => examined(flow, mutant, known));
  return {
    flow: flow.model.name,
    killed: made.filter(({ red }) => red !== null).map(({ mutant }) => mutant),
    alive: verdicts.flatMap((one) => ('why' in one ? [one] : [])),
    equal: verdicts.flatMap((one) => ('why' in one ? [] : [one])),
    refused: outcomes.length - made.length,
  };
}
