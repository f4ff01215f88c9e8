export interface Names {
  area: string;
  /** `returnGift` */
  name: string;
  /** `ReturnGift` */
  Name: string;
}

/**
 * Reads `<area>/<name>`.
 * @throws Error with what is wrong, for whoever typed it
 */
export function readNames(typed: string, areas: readonly string[]): Names {
  const [area = '', name = '', ...more] = typed.split('/');
  if (!areas.includes(area))
    throw new Error(`"${area}" is no area. The areas are ${areas.join(', ')}.`);
  if (more.length > 0 || !/^[a-z][a-zA-Z0-9]+$/.test(name))
    throw new Error(`"${name}" is no name: it is one word such as returnGift.`);
  return { area, name, Name: name.charAt(0).toUpperCase() + name.slice(1) };
}

export interface Plan {
  written: Readonly<Record<string, string>>;
  put: readonly Insertion[];
  /** What is left to its author. */
  next: readonly string[];
}

export interface Insertion {
  file: string;
  line: string;
  /** The line goes below the first one that matches, or below all. */
  below: RegExp | 'all';
  /** Of a list below that line in the order of the alphabet: among its own kind. */
  sorted?: boolean;
}
