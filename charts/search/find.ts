/** What can be looked for, in the order in which it is shown. */
const kinds = ['flow', 'state', 'event', 'guard', 'message', 'requirement'] as const;
export type Kind = (typeof kinds)[number];

/** One thing that can be found. */
export interface Findable {
  kind: Kind;
  /** The developer's name, or the id of a requirement. */
  name: string;
  /** The flow that it is of; null for what no flow has. */
  flow: string | null;
  /** Where it leads: a state's id, or that of a chart; null where there is nothing to be shown. */
  at: string | null;
  /** What each language calls it. */
  texts: Record<string, string>;
  /** What else is said of it there. */
  more?: Record<string, string>;
}

export interface Found {
  kind: Kind;
  items: Findable[];
}

const marks = /[\p{Mn}\u0640]/gu;
const alike: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
};

/** A text as it is compared: without marks and case, and with letters that are written alike as one. */
const comparable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[أإآٱىةؤئ]/g, (letter) => alike[letter] ?? letter)
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase();

const heads = (item: Findable) => [item.name, ...Object.values(item.texts)].map(comparable);

/** How good a hit is, 0 the best; null for none. */
function rank(item: Findable, words: readonly string[]): number | null {
  const names = heads(item);
  const whole = [
    ...names,
    ...Object.values(item.more ?? {}).map(comparable),
    comparable(item.flow ?? ''),
  ];
  const all = whole.join('\n');
  if (!words.every((word) => all.includes(word))) return null;
  const [first = ''] = words;
  if (names.includes(words.join(' '))) return 0;
  if (names.some((name) => name.startsWith(first))) return 1;
  return names.some((name) => words.every((word) => name.includes(word))) ? 2 : 3;
}

/** What has all words of a text in its name, in what any language calls it or says of it, the best first in each kind. */
export function findIn(items: readonly Findable[], text: string): Found[] {
  const words = comparable(text).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const ranked = items.flatMap((item) => {
    const place = rank(item, words);
    return place === null ? [] : [{ item, place }];
  });
  ranked.sort((a, b) => a.place - b.place);
  return kinds.flatMap((kind) => {
    const own = ranked.filter(({ item }) => item.kind === kind).map(({ item }) => item);
    return own.length > 0 ? [{ kind, items: own }] : [];
  });
}

/** What it is called in a language, or by its name where that says nothing. */
export const calledIn = ({ texts, name }: Findable, language: string): string =>
  texts[language] ?? texts.en ?? name;
