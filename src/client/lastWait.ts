/** After how many seconds the shop wants to be asked again for the change that was asked for last; null where it has not refused that one so. */
let seconds: number | null = null;
let over = 0;
/** What the shop said when that change came to nothing by a failure of its own. */
let words = '';

export const noteWait = (told: number | null, said = ''): void => {
  seconds = told;
  words = said;
  over = performance.now() + (told ?? 0) * 1_000;
};

export const lastWait = (): number | null => seconds;

export const lastWords = (): string => words;

/** The same wait, until that time is over: of what is said later it is not the reason. */
export const standingWait = (): number | null => (performance.now() < over ? seconds : null);
