const mark = 'again: ';

/** What a path is called that is taken again because it failed when it was last taken. */
export const againName = (file: string): string => `${mark}${file}`;

export const isAgain = (name: string): boolean => name.startsWith(mark);
