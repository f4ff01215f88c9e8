import type { Model } from '../../charts/package/define';
import { type Explored, explore } from '../../charts/package/paths';
import { type CanCause, mostConfigurations } from '../../charts/paths/explore';
import { type AnyScreens, gesturesFor, onScreens } from '../../charts/paths/screens';

/** What people can do in a flow on one table of its screens: what nobody can cause leads to nothing that is worth following. */
export function onTable(model: Model, table: AnyScreens): Explored {
  const fixtures = { ...model.fixtures, ...table.told };
  const canCause: CanCause = (cause, at) => gesturesFor(table, { cause }, at) !== null;
  return onScreens(explore({ ...model, fixtures }, mostConfigurations, canCause), table);
}
