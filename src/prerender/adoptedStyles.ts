import type { Plugin } from 'vite';

const adopt = '\0adopt';
const singleton = '\0style-singleton';
const noInlineStyles = '\0no-inline-styles';

const codeOf: Record<string, string> = {
  [adopt]: `import { useInsertionEffect } from 'react';
    export const adopt = (text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
      };
    };
    export const useAdopted = (text) => useInsertionEffect(() => adopt(text), [text]);`,
  [singleton]: `import { useEffect } from 'react';
    import { adopt } from '${adopt.slice(1)}';
    export const styleSingleton = () => {
      let users = 0;
      let drop;
      return ({ styles }) => {
        useEffect(() => {
          if (users === 0) drop = adopt(styles);
          users += 1;
          return () => {
            users -= 1;
            if (users === 0) drop();
          };
        }, []);
        return null;
      };
    };`,
  [noInlineStyles]: 'export const InlineStyles = () => null;',
};

/** Who takes in what makes style elements, and what it is given in its place. */
const standIns: { of: RegExp; takes: RegExp; instead: string }[] = [
  { of: /\/react-remove-scroll(-bar)?\//, takes: /^react-style-singleton$/, instead: singleton },
  {
    of: /\/@mantine\/core\/esm\/core\/Box\/Box\.mjs$/,
    takes: /\/InlineStyles\.mjs$/,
    instead: noInlineStyles,
  },
  { of: /\0style-singleton$|\/@mantine\/core\/esm\//, takes: /^adopt$/, instead: adopt },
];

const changes: { of: RegExp; from: RegExp; to: string; takes: string }[] = [
  {
    of: /\/MantineCssVariables\.mjs$/,
    from: /if \(css\) return [^;]*jsx\("style", \{[\s\S]*?__html: (`[^`]*`)[\s\S]*?\}\);\n/,
    to: 'useAdopted(css && $1);\n',
    takes: 'useAdopted',
  },
  {
    of: /\/use-mantine-color-scheme\.mjs$/,
    from: /const style = document\.createElement[\s\S]*?style\.innerHTML = ("[^"]*");[\s\S]*?const clear = [^\n]*\n\treturn clear;/,
    to: 'return adopt($1);',
    takes: 'adopt',
  },
];

/** A file of Mantine's that hands its style sheet to the page instead of making an element of it; null for every other. */
export function withAdopted(code: string, id: string): string | null {
  const change = changes.find(({ of }) => of.test(id));
  if (!change) return null;
  const { from, to, takes } = change;
  if (!from.test(code)) throw new Error(`${id} makes its style element in another way`);
  return `import { ${takes} } from 'adopt';\n${code.replace(from, to)}`;
}

/**
 * The shop's policy allows no style element that its server has not written (server/web/contentSecurity.ts). What libraries make as they
 * run, the theme's variables and the lock of a page behind its dialog, becomes a sheet that the page adopts, which no text in the page can
 * do. Styles that differ from one element to the next (`cols={{ base: 1, sm: 2 }}`) are left out: the shop has style sheets for these.
 */
export const adoptedStyles = (): Plugin => ({
  name: 'flowmart-adopted-styles',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^react-style-singleton$|^adopt$|\/InlineStyles\.mjs$/ },
    handler: (source, importer = '') =>
      standIns.find(({ of, takes }) => takes.test(source) && of.test(importer))?.instead ?? null,
  },
  load: {
    filter: { id: /^\0(adopt|style-singleton|no-inline-styles)$/ },
    handler: (id) => codeOf[id] ?? null,
  },
  transform: {
    filter: {
      id: /\/@mantine\/core\/esm\/.*\/(MantineCssVariables|use-mantine-color-scheme)\.mjs$/,
    },
    handler(code, id) {
      const changed = withAdopted(code, id);
      return changed === null ? null : { code: changed, map: null };
    },
  },
});
