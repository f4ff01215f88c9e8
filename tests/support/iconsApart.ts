import type { Plugin } from 'vite';

const imported = /import\s*\{([^}]*)\}\s*from\s*'@tabler\/icons-react';/g;

/** The same import with a file for each icon, on as many lines. */
export const withIconsApart = (code: string): string =>
  code.replace(imported, (line: string, names: string) => {
    const apart = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => {
        if (name.startsWith('type '))
          return `import type { ${name.slice(5)} } from '@tabler/icons-react';`;
        const [icon, alias = icon] = name.split(/\s+as\s+/);
        return `import ${alias} from '@tabler/icons-react/dist/esm/icons/${icon}.mjs';`;
      });
    return apart.join(' ') + '\n'.repeat(line.split('\n').length - 1);
  });

/** Tests load the icons that they show: all 6,000 of the library would be a quarter second of every file. */
export const iconsApart = (): Plugin => ({
  name: 'icons-apart',
  enforce: 'pre',
  transform: (code, id) =>
    /\.tsx?$/.test(id) && code.includes('@tabler/icons-react')
      ? { code: withIconsApart(code), map: null }
      : null,
});
