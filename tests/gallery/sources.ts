const texts = import.meta.glob<string>(['../src/paths/*.test.tsx', './flows.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const modules = import.meta.glob(['../src/paths/*.test.tsx', './flows.tsx']);

/** Loads the file that puts a flow on the screen; undefined where none does. */
export const sourceOf = (flow: string): (() => Promise<unknown>) | undefined => {
  const file = Object.keys(texts).find((name) =>
    new RegExp(`^ {2}(async )?${flow}\\b[:(,]`, 'm').test(
      texts[name]?.split('takePaths({')[1] ?? '',
    ),
  );
  return file === undefined ? undefined : modules[file];
};
