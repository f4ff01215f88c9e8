/** After how many seconds the shop wants to be asked again for the change that was asked for last; null where it has not refused that one so. */
let seconds: number | null = null;
let over = 0;

export const noteWait = (told: number | null): void => {
  seconds = told;
  over = performance.now() + (told ?? 0) * 1_000;
};

export const lastWait = (): number | null => seconds;

/** The same, until that time is over: of what is said later it is not the reason. */
export const standingWait = (): number | null => (performance.now() < over ? seconds : null);
