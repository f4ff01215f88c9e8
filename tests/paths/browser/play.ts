import type { Model } from '../../../charts/package/define';
import type { AnyScreens } from '../../../charts/paths/screens';
import type { AnySurroundings, Play } from '../../../charts/paths/surroundings';

/** Screens on which events cannot be brought about in some places: a browser changes no field that is read only meanwhile. */
export const notAt = (
  screens: AnyScreens,
  closed: Readonly<Record<string, RegExp>>,
): AnyScreens => ({
  ...screens,
  gestures: {
    ...screens.gestures,
    ...Object.fromEntries(
      Object.entries(closed).map(([type, places]): [string, AnyScreens['gestures'][string]] => [
        type,
        (payload, now) =>
          now.at.some((place) => places.test(place))
            ? null
            : (screens.gestures[type]?.(payload, now) ?? null),
      ]),
    ),
  },
});

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
