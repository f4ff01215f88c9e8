export const wideScreen = '(min-width: 1181px)';

let loading: Promise<typeof import('./WideHeader')> | null = null;

/** Fetches once what only wide screens show in the bar. */
export function loadWideHeader() {
  loading ??= import('./WideHeader').catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** On a wide screen the bar is drawn with its parts at once; a page without them is better than none. */
export const wideHeaderReady = async (): Promise<void> => {
  if (matchMedia(wideScreen).matches) await loadWideHeader().catch(() => undefined);
};
