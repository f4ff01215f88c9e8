/** After how many seconds the shop wants to be asked again for the change that was asked for last; null where it has not refused that one so. */
let seconds: number | null = null;

export const noteWait = (told: number | null): void => {
  seconds = told;
};

export const lastWait = (): number | null => seconds;
