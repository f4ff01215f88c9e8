import { localeOf, ownLanguage } from '../../locales/locales';
import type { Gesture, Piece, Seen } from '../screens';
import type { Deed, LocalText, Stagehand } from './script';
import { inWords, spoken } from './spoken';

/** Part of a line: words of the sheet, what stands on the screen or is typed, or a page to open. */
type Part =
  | string
  | { readonly shown: string; readonly language: string | null }
  | { readonly link: string; readonly text: string };
export type SaidLine = readonly Part[];

export const told = (text: LocalText, language: string): string => text[language] ?? text.en;

const isHole = /\{(\w+)\}/g;

/** A phrase whose holes are filled with parts of lines. */
function filled(phrase: string, parts: Readonly<Record<string, SaidLine>>): SaidLine {
  const line: Part[] = [];
  let from = 0;
  for (const { 0: hole, 1: name = '', index } of phrase.matchAll(isHole)) {
    line.push(phrase.slice(from, index), ...(parts[name] ?? [hole]));
    from = index + hole.length;
  }
  return [...line, phrase.slice(from)].filter((part) => part !== '');
}

/** Says gestures and sights as people say them, in the words of the screens of their language. */
export class Sayings {
  readonly texts;
  constructor(
    readonly language: string,
    private readonly translate: Stagehand['translate'],
    private readonly typed: Readonly<Record<string, string>> = {},
    private readonly called: Readonly<Record<string, LocalText>> = {},
  ) {
    this.texts = localeOf(language).paths.script;
  }

  fill(
    name: 'wait' | 'waitFor' | 'meanwhile' | 'answers' | 'noAnswer' | 'at',
    text: string,
  ): SaidLine {
    return filled(this.texts[name], { text: [text] });
  }

  /** A text of the screens, with the names that the things have there. */
  private inWords(text: string, language: string): string | null {
    const names = Object.entries(this.called).filter(([name]) => text.includes(name));
    const found = inWords(text, language, this.translate) ?? (names.length > 0 ? text : null);
    return names.reduce<string | null>(
      (all, [name, local]) => all?.replaceAll(name, told(local, language)) ?? null,
      found,
    );
  }

  private literal = (text: string): SaidLine => [{ shown: text, language: null }];

  private words(name: string | RegExp, isPart = false): SaidLine {
    const read = spoken(name).texts;
    const texts = isPart ? read.map((one) => one.replace(/^…|…$/g, '')) : read;
    const known = texts.filter((one) => this.inWords(one, ownLanguage) !== null);
    const shown = (known.length > 0 ? known : texts).map((one) => {
      const found = this.inWords(one, this.language);
      const isForeign = found === null && this.language !== ownLanguage;
      return { shown: found ?? one, language: isForeign ? ownLanguage : null };
    });
    const unique = shown.filter(
      (one, index) => shown.findIndex((other) => other.shown === one.shown) === index,
    );
    return unique.flatMap((one, index) => (index === 0 ? [one] : [this.texts.or, one]));
  }

  piece({ role, name, description, disabled }: Piece): SaidLine {
    const called = this.texts.roles[role] ?? role;
    const isAny = spoken(name).texts.every((text) => text === '…');
    const line = isAny ? [called] : [`${called} `, ...this.words(name)];
    const more = description === undefined ? [] : [this.texts.told, ...this.words(description)];
    const use = disabled === undefined ? [] : [disabled ? this.texts.unusable : this.texts.usable];
    return [...line, ...more, ...use];
  }

  private gesture(one: Gesture): SaidLine {
    const { texts, literal, typed } = this;
    if ('press' in one) return filled(texts.press, { piece: this.piece(one.press) });
    if ('tick' in one) return filled(texts.tick, { piece: this.piece(one.tick) });
    if ('fill' in one)
      return one.with === ''
        ? filled(texts.clear, { piece: this.piece(one.fill) })
        : filled(texts.fill, {
            piece: this.piece(one.fill),
            text: literal(typed[one.with] ?? one.with),
          });
    if ('choose' in one)
      return filled(texts.choose, { piece: this.piece(one.from), text: this.words(one.choose) });
    if ('paste' in one)
      return filled(texts.paste, { piece: this.piece(one.into), text: literal(one.paste) });
    if ('give' in one) {
      const files = one.give.map(({ name }) => name).join(', ');
      return filled(texts.give, { piece: this.piece(one.by), text: literal(files) });
    }
    if ('key' in one) return filled(texts.key, { text: literal(one.key) });
    return one.happens === 'offline' || one.happens === 'online'
      ? [texts[one.happens]]
      : filled(texts.happens, { text: literal(one.happens) });
  }

  deed(one: Deed): SaidLine {
    if ('open' in one)
      return filled(this.texts.open, { text: [{ link: one.open, text: one.open }] });
    if (!('say' in one)) return this.gesture(one);
    const said = told(one.say, this.language);
    const { link } = one;
    return link === undefined
      ? [said]
      : filled(said, { page: [{ link, text: link.split('?')[0] ?? link }] });
  }

  /** What is to be seen; of what is gone only what stood there before. */
  sights(
    { shown = [], hidden = [], says = [], address }: Seen,
    before: ReadonlySet<string>,
  ): SaidLine[] {
    const { texts } = this;
    const path = address && spoken(address).texts.join(texts.or);
    return [
      ...shown.map((piece) => filled(texts.see, { piece: this.piece(piece) })),
      ...says.map((words) =>
        filled(spoken(words).isAbsent ? texts.unread : texts.reads, {
          text: this.words(words, true),
        }),
      ),
      ...hidden
        .filter((piece) => before.has(plainOf(this.piece(piece))))
        .map((piece) => filled(texts.gone, { piece: this.piece(piece) })),
      ...(path && path !== '…' ? [filled(texts.address, { text: this.literal(path) })] : []),
    ];
  }
}

export const plainOf = (line: SaidLine): string =>
  line
    .map((part) => {
      if (typeof part === 'string') return part;
      return 'link' in part ? part.text : `“${part.shown}”`;
    })
    .join('');
