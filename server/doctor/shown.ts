import * as v from 'valibot';
import { moduleType, sells } from '../../domain/place/module';
import type { Json } from './reach';

type Sold = Parameters<typeof sells>[1];

export const isOn = (value: unknown) => value === true || value === 1 || value === '1';

const typeOf = ({ module_type }: Json) => {
  const read = v.safeParse(moduleType, module_type);
  return read.success ? read.output : null;
};

/** The modules that the shop shows: of kinds that it knows, and switched on. */
export const shownModules = (modules: readonly Json[]): Json[] =>
  modules.filter((one) => typeOf(one) !== null && (one.status === undefined || isOn(one.status)));

export const firstThatSells = (modules: readonly Json[], what: Sold): Json | undefined =>
  modules.find((one) => sells({ module_type: typeOf(one) }, what));
