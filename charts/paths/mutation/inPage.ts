import { mistakeName } from './names';

/** A mistake that a page is opened for. */
export interface InPage {
  /** Id of the machine that has it. */
  readonly flow: string;
  readonly key: string;
  /** In the chart, or in what its names stand for; not in the code of a function. */
  readonly isOfChart: boolean;
}

/** What a page is opened with that is to have none: all else is the same. */
export const noMistake: InPage = { flow: '', key: '', isOfChart: false };

/** How a page says that what it was opened for is not there: no path has found anything then. */
export const unknownMistake = 'There is no such mistake';

/** A script that runs in a page before any of its own code. */
export const beginsWith = (mistake: InPage): string =>
  `globalThis.${mistakeName} = ${JSON.stringify(mistake)};`;
