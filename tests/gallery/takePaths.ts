export type Show = (input: never) => unknown;

/** How each flow of a test file is put on a screen. */
export const shows: Record<string, Show> = {};

export const takePaths = async (flows: Record<string, Show>): Promise<void> => {
  Object.assign(shows, flows);
};
