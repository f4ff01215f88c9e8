/** What a pattern stands for that people read or hear. */
export interface SpokenPattern {
  /** Each may be what is there; … stands for anything. */
  readonly texts: readonly string[];
  /** It must not be there. */
  readonly isAbsent: boolean;
}

const most = 6;
const anything = '…';
const absent = /^\^\(\?!\[\\s\\S\]\*\(\?:([\s\S]*)\)\)$/;

/** The ways to read a pattern; what stands for many signs is …. */
class Reader {
  private at = 0;
  constructor(private readonly source: string) {}

  alternatives(): string[] {
    let all = this.row();
    while (this.source[this.at] === '|') {
      this.at += 1;
      all = [...all, ...this.row()];
    }
    return all.slice(0, most);
  }

  private row(): string[] {
    let rows = [''];
    while (this.at < this.source.length && !'|)'.includes(this.source[this.at] ?? '')) {
      const ways = this.repeated(this.atom());
      rows = rows.flatMap((row) => ways.map((way) => row + way)).slice(0, most);
    }
    return rows;
  }

  private repeated(ways: string[]): string[] {
    const [sign = ''] = /^([?*+]|\{[\d,]+\})\??/.exec(this.source.slice(this.at)) ?? [];
    this.at += sign.length;
    if (sign === '') return ways;
    if (sign.startsWith('?')) return [...ways, ''];
    return [anything];
  }

  private atom(): string[] {
    const rest = this.source.slice(this.at);
    const group = /^\((\?:|\?=|\?!|\?<?[=!])?/.exec(rest);
    if (group) {
      this.at += group[0].length;
      const ways = this.alternatives();
      this.at += 1;
      return group[1] && group[1] !== '?:' ? [''] : ways;
    }
    const [sign = ''] = /^(\\.|\[(?:\\.|[^\]])*\]|[\s\S])/.exec(rest) ?? [];
    this.at += sign.length;
    if (sign === '^' || sign === '$' || sign === '\\b') return [''];
    if (sign === '.' || sign.startsWith('[') || /^\\[dDwWsS]$/.test(sign)) return [anything];
    return [sign.replace(/^\\/, '')];
  }
}

const waysOf = (source: string): string[] => [
  ...new Set(
    new Reader(source)
      .alternatives()
      .map((one) => one.replace(/…+/g, anything).replace(/\s+/g, ' ').trim()),
  ),
];

/** What a name or a sight is called: a text itself, or what a pattern finds. */
export function spoken(told: string | RegExp): SpokenPattern {
  if (typeof told === 'string') return { texts: [told], isAbsent: false };
  const { source } = told;
  const [, without] = absent.exec(source) ?? [];
  if (without !== undefined) return { texts: waysOf(without), isAbsent: true };
  const isWhole = { begins: source.startsWith('^'), ends: source.endsWith('$') };
  const texts = waysOf(source).map((one) => {
    const before = isWhole.begins || one.startsWith(anything) ? one : anything + one;
    return isWhole.ends || before.endsWith(anything) ? before : before + anything;
  });
  return { texts: [...new Set(texts)], isAbsent: false };
}

/** A text of the screens in a language, what stands for anything left as it is. */
export function inWords(
  text: string,
  language: string,
  translate: (text: string, language: string) => string | null,
): string | null {
  const bare = text.replace(/^…|…$/g, '');
  if (bare === '') return text;
  const found = translate(text, language) ?? (bare === text ? null : translate(bare, language));
  if (found === null) return null;
  const before = text.startsWith(anything) && !found.startsWith(anything) ? anything : '';
  const after = text.endsWith(anything) && !found.endsWith(anything) ? anything : '';
  return before + found + after;
}
