import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const listed = (...patterns: string[]) =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...patterns], {
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => existsSync(file));

const pages = listed('*.md');

/** The words of headings as the addresses of their places on the page. */
const placesOn = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );

const isThere = (page: string, link: string): boolean => {
  const [path = '', place] = link.split('#');
  const file = path === '' ? page : normalize(join(dirname(page), path));
  if (!existsSync(file)) return false;
  return !place || statSync(file).isDirectory()
    ? !place
    : placesOn(readFileSync(file, 'utf8')).includes(place);
};

const linksIn = (text: string) =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) =>
    /^[a-z]+:/.test(link) ? [] : [link],
  );

describe('the pages for readers', () => {
  it.each(pages)('%s links to what is there', (page) => {
    const text = readFileSync(page, 'utf8');
    expect(linksIn(text).filter((link) => !isThere(page, link))).toEqual([]);
  });

  it('finds a dead link, and a dead place on a page', () => {
    expect(isThere('README.md', 'docs/no-such-page.md')).toBe(false);
    expect(isThere('README.md', 'docs/house.md#no-such-place')).toBe(false);
    expect(isThere('docs/house.md', '../README.md#architecture')).toBe(true);
  });

  it('names npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const told = pages
      .filter((page) => !page.startsWith('charts/'))
      .flatMap((page) =>
        [...readFileSync(page, 'utf8').matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name),
      );
    expect([...new Set(told)].filter((name) => !(name in scripts))).toEqual([]);
  });
});

const rooms = ['charts', 'demo', 'domain', 'machines', 'server', 'src'];

/** Rooms of the table in docs/house.md that import one another. */
const drawn = () =>
  [
    ...readFileSync('docs/house.md', 'utf8').matchAll(/^\| `(\w+)\/` \| `(\w+)\/` \| \d+ \|$/gm),
  ].map(([, from, to]) => `${from} -> ${to}`);

it('the picture of the house has an arrow for each room that imports another', () => {
  const imports = new Set<string>();
  for (const file of listed(
    ...rooms.map((room) => `${room}/**/*.ts*`),
    ...rooms.map((room) => `${room}/*.ts*`),
  )) {
    const from = file.split('/')[0] ?? '';
    const text = readFileSync(file, 'utf8');
    for (const [, path = ''] of text.matchAll(/(?:from|import)[\s(]+['"](\.[^'"]+)['"]/g)) {
      const to = normalize(join(dirname(file), path)).split('/')[0] ?? '';
      if (to !== from && rooms.includes(to)) imports.add(`${from} -> ${to}`);
    }
  }
  expect([...imports].filter((arrow) => !drawn().includes(arrow))).toEqual([]);
  expect(imports.size).toBeGreaterThan(5);
});
