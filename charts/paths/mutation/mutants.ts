import type { AnyStateMachine } from 'xstate';
import { fieldsCopied, type Mutant, rebuilt } from './mutant';
import { ofActions, ofNames } from './ofActions';
import { ofStates } from './ofStates';
import { ofTransitions } from './ofTransitions';
import type { KnownSite } from './switches';

const ofSite = (
  machine: AnyStateMachine,
  { operator, file, line, was, now, number }: KnownSite,
): Mutant => ({
  operator,
  at: `${file}:${line}: ${was} by ${now}`,
  site: number,
  make: () => rebuilt(machine, fieldsCopied(machine.config)),
});

/** Every machine with one mistake: in the chart, in what its names stand for, in the code of its functions. */
export const mutantsOf = (machine: AnyStateMachine, sites: readonly KnownSite[]): Mutant[] => [
  ...ofTransitions(machine),
  ...ofActions(machine),
  ...ofStates(machine),
  ...ofNames(machine),
  ...sites.map((site) => ofSite(machine, site)),
];
