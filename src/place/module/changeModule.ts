import type { Module } from '../../../domain/place/module';
import { fetchAhead } from '../../client/fetchAhead';

const load = () => import('./chooseModule');

export const prepareModule = (): void => fetchAhead(load);

/** Makes a module current that the shopper pressed (MOD-07, MOD-08). */
export const changeModule = async (module: Module): Promise<void> =>
  void (await (await load()).chooseModule(module));

/** Makes sure that a module which works at the place is current (MOD-07, MOD-09). */
export const ensureModule = async (): Promise<void> => void (await (await load()).settleModule());
