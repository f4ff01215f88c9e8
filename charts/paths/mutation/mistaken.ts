import { type AnyStateMachine, StateMachine } from 'xstate';
import { type InPage, unknownMistake } from './inPage';
import { mutantsOf } from './mutants';
import { globalName, keysOf, mistakeName, mostQuestions } from './names';
import { type Worn, wornOf } from './worn';

const asked: InPage | null = Reflect.get(globalThis, mistakeName) ?? null;

/** Asked by each file of the code of machines, which of its places is switched to its mistake. */
function enter(file: string): (site: number) => boolean {
  const own = asked !== null && !asked.isOfChart && asked.key.startsWith(`${file}#`);
  const on = own ? Number(asked.key.slice(file.length + 1)) : -1;
  let questions = 0;
  return (site) => {
    if (site !== on) return false;
    questions += 1;
    if (questions > mostQuestions) throw new Error('goes round in circles');
    return true;
  };
}
Reflect.set(globalThis, globalName, { enter });

/** The same machine with a mistake, whatever a product provides it with. */
function wearing(machine: AnyStateMachine, worn: Worn): AnyStateMachine {
  const made = worn.machine(machine);
  made.provide = (given) => wearing(machine.provide(given), worn);
  return made;
}

/**
 * What a page makes of a machine as it reads its code: the machine itself, or with the mistake that the page was opened for.
 * Mistakes in code are switched on by the code itself.
 * @throws Error where the machine can have no such mistake
 */
export function mistaken<T>(made: T): T;
export function mistaken(made: unknown): unknown {
  if (!(made instanceof StateMachine) || !asked?.isOfChart || made.id !== asked.flow) return made;
  const mutants = mutantsOf(made, []);
  const mutant = mutants[keysOf(mutants, []).indexOf(asked.key)];
  if (!mutant) throw new Error(`${unknownMistake}: ${asked.key}`);
  return wearing(made, wornOf(made, mutant.make()));
}
