import type { Model } from '../../../charts/paths/fixtures';
import type { AnyScreens } from '../../../charts/paths/screens';
import type { AnySurroundings, Play } from '../../../charts/paths/surroundings';

/** A flow in a browser as its screens' table tells it, with the table's own payloads, and what is other there. */
export const playOf = (
  model: Model,
  screens: AnyScreens,
  surroundings: AnySurroundings,
  change: Partial<Model['fixtures']> = {},
): Play => ({
  model: { ...model, fixtures: { ...model.fixtures, ...screens.told, ...change } },
  screens,
  surroundings,
});
