import { existsSync } from 'node:fs';
import { givenOutBy, machineIn, machineName } from '../atlas/discover';
import type { Model } from './fixtures';
import { UsageError } from './options';
import { playedModel } from './plays';

const isModel = (value: unknown): value is Model =>
  typeof value === 'object' && value !== null && 'fixtures' in value && 'machine' in value;

/**
 * The models that files give out, alone or in lists, and one of each machine of which they give out none. Throws what the user is
 * told.
 */
export async function modelsIn(files: readonly string[]): Promise<readonly Model[]> {
  for (const file of files) if (!existsSync(file)) throw new UsageError(`There is no ${file}`);
  const given = (await Promise.all(files.map((file) => givenOutBy(file)))).flat();
  const models = given.flatMap(([, value]) => [value].flat()).filter(isModel);
  const modelled = new Set(models.map(({ machine }) => machine));
  const others = given.flatMap(([name, value]) => {
    const machine = machineIn(value);
    return machine && !modelled.has(machine)
      ? [playedModel(machineName(machine, name), machine)]
      : [];
  });
  const found = [...new Set([...models, ...others])];
  if (found.length === 0)
    throw new UsageError(`${files.join(', ')}: no machine, and no model of one`);
  return found;
}
