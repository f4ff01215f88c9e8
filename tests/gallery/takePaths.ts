export type Show = (input: never) => unknown;

export const shows: Record<string, Show> = {};

export const takePaths = async (flows: Record<string, Show>): Promise<void> => {
  Object.assign(shows, flows);
};
