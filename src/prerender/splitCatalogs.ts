import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

type Messages = Record<string, unknown>;

/** Every message of a language, compiled, by its id. */
async function readMessages(root: string, locale: string): Promise<Messages> {
  const config = getConfig({ cwd: root });
  const all: Messages = {};
  for (const catalog of await getCatalogs(config)) {
    const { messages } = await catalog.getTranslations(locale, {
      fallbackLocales: config.fallbackLocales || {},
      sourceLocale: config.sourceLocale ?? 'en',
    });
    const { source } = createCompiledCatalog(locale, messages, { namespace: 'json' });
    Object.assign(all, (JSON.parse(source) as { messages: Messages }).messages);
  }
  return all;
}

/** The messages among `all` whose ids stand in a module's code. */
export function messagesIn(code: string, all: Messages): Messages {
  const ids = [...code.matchAll(/["'`]([\w+/]{6})["'`]/g)].map((match) => match[1] ?? '');
  return Object.fromEntries([...new Set(ids)].filter((id) => id in all).map((id) => [id, all[id]]));
}

/**
 * Gives each module its own messages in the languages whose words come with the code, so that a page loads the words that it shows
 * and not the whole catalog, and a change of language waits for nothing.
 */
export function splitCatalogs(root: string, locales: readonly string[]): Plugin {
  let catalogs: Promise<[string, Messages][]>;
  return {
    name: 'flowmart-split-catalogs',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      catalogs = Promise.all(
        locales.map(
          async (locale): Promise<[string, Messages]> => [locale, await readMessages(root, locale)],
        ),
      );
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?(\?|$)/ },
      async handler(code) {
        const own = (await catalogs).map(
          ([locale, all]) => [locale, messagesIn(code, all)] as const,
        );
        if (own.every(([, messages]) => Object.keys(messages).length === 0)) return null;
        const words = JSON.stringify(Object.fromEntries(own));
        const source = JSON.stringify(`${root}/src/app/catalogs.ts`);
        return {
          code: `import { addMessages as addOwnMessages } from ${source};\naddOwnMessages(${words});\n${code}`,
          map: null,
        };
      },
    },
  };
}
