import { type Attack, attack } from './attack';
import { wrongInBooks } from './books';
import { openFuzzWorld } from './fuzzWorld';
import { allWays } from './ways/all';

export interface Fuzzed {
  readonly attacks: readonly Attack[];
  /** What the books say that they may not; what nobody caught; what the server complained of. */
  readonly wrong: readonly string[];
}

/** Sends every call as it should be, then `each` mutations of it, and reads the books. */
export async function fuzzAll(
  { each, seed, only = /./ }: { each: number; seed: number; only?: RegExp },
  tell: (attack: Attack) => void = () => {},
): Promise<Fuzzed> {
  const uncaught: string[] = [];
  const hear = (error: unknown) => uncaught.push(`nobody caught ${String(error)}`);
  process.on('unhandledRejection', hear);
  const world = await openFuzzWorld();
  try {
    const attacks: Attack[] = [];
    for (const [name, way] of Object.entries(allWays)) {
      if (!only.test(name)) continue;
      const done = await attack(world, name, way, { each, seed });
      attacks.push(done);
      tell(done);
    }
    return { attacks, wrong: [...(await wrongInBooks(world)), ...uncaught] };
  } finally {
    process.off('unhandledRejection', hear);
    await world.close();
  }
}
