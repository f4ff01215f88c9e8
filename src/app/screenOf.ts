/** Reads which screen the current state of a flow names; the deepest state that names one decides. */
export function screenOf<Screen extends string>(snapshot: {
  getMeta: () => Record<string, { screen?: Screen } | undefined>;
}): Screen | undefined {
  return Object.entries(snapshot.getMeta())
    .sort(([a], [b]) => a.split('.').length - b.split('.').length)
    .reduce<Screen | undefined>((screen, [, meta]) => meta?.screen ?? screen, undefined);
}
