import type { PageRule, PageStyles } from '../../../domain/renderedPage';

const classAttribute = /\bclass="([^"]*)"/g;
const dataAttribute = /\s(data-[\w-]+)="([^"]*)"/g;
const variable = /var\(\s*(--[\w-]+)/g;
const declared = /^(--[\w-]+)\s*:/;

const namesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((found) => found[1] ?? '');

/** Variables that some text asks for, and those that their values ask for in turn. */
function wantedVariables(
  texts: readonly string[],
  values: ReadonlyMap<string, string[]>,
): Set<string> {
  const wanted = new Set<string>();
  const open = texts.flatMap((text) => namesIn(text, variable));
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (wanted.has(name)) continue;
    wanted.add(name);
    for (const value of values.get(name) ?? []) open.push(...namesIn(value, variable));
  }
  return wanted;
}

const declarationsOf = ({ body }: Pick<PageRule, 'body'>) => body.split(/;(?=--|[a-z-]+:)/);
const isOfVariables = ({ body }: PageRule) =>
  declarationsOf({ body }).some((part) => declared.test(part));

/** The theme's variables as the provider writes them into a page: all of them, whether the page uses them or not. */
const providedStyle = /<style data-mantine-styles="true">([\s\S]*?)<\/style>/;

/** A page without the theme's variables, which its first styles bring as far as it uses them. */
export const withoutProvided = (html: string): string => html.replace(providedStyle, '');

const providedRules = (html: string): PageRule[] =>
  [...(providedStyle.exec(html)?.[1] ?? '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', body = '']) => ({
      within: [],
      selector: selector.trim(),
      body: body.trim(),
      needs: [[]],
    }),
  );

/** Puts rules that stand in the same at-rules one after the other into one. */
function write(rules: readonly PageRule[]): string {
  let open: string[] = [];
  let text = '';
  for (const { within, selector, body } of rules) {
    if (within.join() !== open.join()) {
      text += '}'.repeat(open.length) + within.map((at) => `${at}{`).join('');
      open = within;
    }
    text += `${selector}{${body}}`;
  }
  return text + '}'.repeat(open.length);
}

/** Style sheets of which little differs from page to page: so many are kept. */
const kept = 200;

/**
 * Picks from the shop's styles what a page needs to be seen as it will be: rules of which all classes and attributes are on it, the
 * variables and moves that these ask for, those of the theme that the page brings among them.
 */
export function createFirstStyle({ first, rules, moves }: PageStyles): (html: string) => string {
  const known = new Map<string, string>();
  const valuesIn = (rules: readonly PageRule[]): Map<string, string[]> => {
    const values = new Map<string, string[]>();
    for (const rule of rules)
      for (const part of declarationsOf(rule)) {
        const name = declared.exec(part)?.[1];
        if (name) values.set(name, [...(values.get(name) ?? []), part.slice(name.length)]);
      }
    return values;
  };
  const pick = (names: ReadonlySet<string>, page: string): string => {
    const html = withoutProvided(page);
    const all = [...rules, ...providedRules(page)];
    const values = valuesIn(all);
    const used = all.filter(({ needs }) =>
      needs.some((list) => list.every((name) => names.has(name))),
    );
    const plain = used.flatMap((rule) =>
      isOfVariables(rule)
        ? declarationsOf(rule).filter((part) => !declared.test(part))
        : [rule.body],
    );
    const local = used
      .filter(({ needs }) => needs.every((list) => list.length > 0))
      .map(({ body }) => body);
    const wanted = wantedVariables([html, ...plain, ...local], values);
    const lean = used
      .map((rule) => ({
        ...rule,
        body: declarationsOf(rule)
          .filter((part) => wanted.has(declared.exec(part)?.[1] ?? '') || !declared.test(part))
          .join(';'),
      }))
      .filter(({ body }) => body !== '');
    const text = write(lean);
    const moving = Object.entries(moves).filter(([name]) => text.includes(name));
    return first + text + moving.map(([, move]) => move).join('');
  };
  const attributes = new Set(
    rules.flatMap(({ needs }) => needs.flat().filter((name) => name.startsWith('['))),
  );
  return (html) => {
    const names = new Set([
      ...namesIn(html, classAttribute).flatMap((list) => list.split(' ')),
      ...[...html.matchAll(dataAttribute)]
        .flatMap(([, name, value]) => [`[${name}]`, `[${name}=${value}]`])
        .filter((name) => attributes.has(name)),
    ]);
    const key = [...names].sort().join(' ');
    const found = known.get(key) ?? pick(names, html);
    if (known.size >= kept) known.delete(known.keys().next().value ?? '');
    known.set(key, found);
    return found;
  };
}
