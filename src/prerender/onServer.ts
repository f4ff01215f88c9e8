import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const names = ['window', 'document', 'navigator', 'matchMedia', 'location'];

/** Whether a module speaks of a global by this name, and has no own thing of that name at its top. */
function speaksOf(name: string, code: string): boolean {
  const isUsed = new RegExp(`(?<![\\w.$'"-])${name}[.(]`).test(code);
  const isOwn = new RegExp(
    `^(import [^;]*|(export )?(const|let|function) (\\{[^}]*)?)\\b${name}\\b`,
    'm',
  );
  return isUsed && !isOwn.test(code);
}

const storeImport = /import (?:(\w+), )?\{([^}]*)\buseSyncExternalStore\b,?([^}]*)\} from 'react';/;

/**
 * The shop's own code, rendered by a server: it finds a stand-in for the browser's window, stores that read the same on both
 * sides, answers that the server gives, and a reader of HTML. Libraries are left as they are.
 */
export function onServer(root: string): Plugin {
  const render = (file: string) => resolve(root, 'src/render', file);
  return {
    name: 'flowmart-on-server',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/(earlyAnswers|readHtml)$/ },
      handler: (source) => render(source.endsWith('readHtml') ? 'readHtml.ts' : 'answers.ts'),
    },
    transform: {
      filter: { id: /\/src\/(?!render\/).*\.tsx?(\?|$)/ },
      handler(code) {
        const found = names.filter((name) => speaksOf(name, code));
        const imports = found.length
          ? `import { ${found.join(', ')} } from '${render('browser.ts')}';`
          : '';
        const stores = code.replace(
          storeImport,
          (_, all: string | undefined, before: string, after: string) =>
            `import ${all ? `${all}, ` : ''}{${before}${after}} from 'react';import { useSyncExternalStore } from '${render('externalStore.ts')}';`,
        );
        return imports || stores !== code ? { code: imports + stores, map: null } : null;
      },
    },
  };
}
