import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { defaultLanguage, languageCodes } from './domain/language/languages';

export default defineConfig({
  sourceLocale: defaultLanguage,
  locales: [...languageCodes],
  catalogs: [{ path: '<rootDir>/src/locales/{locale}/messages', include: ['<rootDir>/src'] }],
  format: formatter({ lineNumbers: false, origins: false }),
  compileNamespace: 'es',
  orderBy: 'messageId',
});
