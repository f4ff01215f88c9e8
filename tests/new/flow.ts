import { chartFiles } from './flowChart';
import { screenFiles } from './flowScreens';
import { testFiles } from './flowTests';
import type { Names, Plan } from './names';

export const newFlow = (names: Names): Plan => {
  const { area, name, Name } = names;
  return {
    written: { ...chartFiles(names), ...screenFiles(names), ...testFiles(names) },
    put: [
      {
        file: 'tests/paths/everyModel.ts',
        line: `import { ${name} } from './models/${name}';`,
        below: /^import .* from '\.\/models\/addFund'/,
      },
      {
        file: 'tests/paths/everyModel.ts',
        line: `  ${name},`,
        below: /^export const everyModel/,
        sorted: true,
      },
      {
        file: 'tests/paths/screens.ts',
        line: `import { ${name} } from './screens/${name}';`,
        below: /^import .* from '\.\/screens\/addFund'/,
      },
      {
        file: 'tests/paths/screens.ts',
        line: `  ${name},`,
        below: /^export const screens = \{/,
        sorted: true,
      },
      {
        file: 'tests/paths/surfaces.ts',
        line: `  ${name}: ['jsdom'],`,
        below: /^export const surfaces/,
        sorted: true,
      },
      {
        file: 'tests/src/paths/dialogs.test.tsx',
        line: `  ${name}: over(() => import('../../../src/${area}/${name}/${Name}Dialog'), null),`,
        below: /^await takePaths\(\{/,
        sorted: true,
      },
    ],
    next: [
      `shape the chart: machines/${area}/${name}/${name}Machine.ts`,
      `fill every empty text there and in words.ts and machines/locales, and name the lines of tests/requirements.csv that it serves`,
      `call the API in src/${area}/actors/${name}Actors.ts`,
      `say in src/${area}/${name}/${Name}Dialog.tsx what is asked, and open it with open${Name}()`,
      'npm run extract, and the Arabic and Spanish of new texts in src/locales/{ar,es}/messages.po',
      `npx vitest run tests/machines/${area}/${name} tests/contracts tests/src/paths`,
    ],
  };
};
