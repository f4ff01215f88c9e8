const screenIn = (meta: unknown): string | null => {
  const screen: unknown = meta && typeof meta === 'object' ? Reflect.get(meta, 'screen') : null;
  return typeof screen === 'string' ? screen : null;
};

/** The screen that a flow shows now: `meta.screen` of the innermost state that names one. */
export function screenOf<Screen extends string>(snapshot: {
  getMeta: () => Record<string, unknown>;
}): Screen | 'none' {
  const innermostFirst = Object.entries(snapshot.getMeta()).sort(
    ([a], [b]) => b.split('.').length - a.split('.').length,
  );
  for (const [, meta] of innermostFirst) {
    const screen = screenIn(meta);
    if (screen) return screen as Screen;
  }
  return 'none';
}
