/** What is told of a state or transition over the chart itself: never by colour alone. */
interface Mark {
  tone: 'good' | 'bad' | 'warm' | 'ghost';
  /** A sign or a count of a few characters. */
  sign: string;
  /** The same in words. */
  title: string;
}

export type Marks = Record<string, Mark>;

/** Where the chart of a nested flow is; null where there is none to lead to. */
export type HrefOf = (flow: string) => string | null;

/** What a mark says, in one line. */
export const markText = (mark: Mark | undefined): string =>
  mark?.title.replaceAll('\n', '; ') ?? '';
