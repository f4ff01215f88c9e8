import * as v from 'valibot';

/** Licences under which anything may be used here. */
const free = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
];

/** What asks for more, and why it may be used all the same. */
const doors: Readonly<Record<string, { licence: string; why: string }>> = {
  '@resvg/resvg-js': { licence: 'MPL-2.0', why: 'used as it is, as a file of its own' },
  '@axe-core/playwright': { licence: 'MPL-2.0', why: 'used as it is, by tests alone' },
  'axe-core': { licence: 'MPL-2.0', why: 'used as it is, by tests alone' },
  lightningcss: { licence: 'MPL-2.0', why: 'used as it is, by the build alone' },
  '@img/sharp': {
    licence: 'LGPL-3.0-or-later',
    why: 'a library of its own, which may be replaced',
  },
  elkjs: { licence: 'EPL-2.0', why: 'used as it is, as a file of its own' },
};

/** Packages that name no licence in their package.json, by what their own files say. */
const unnamed: Readonly<Record<string, string>> = { 'cli-table': 'MIT' };

const lock = v.object({
  packages: v.record(v.string(), v.looseObject({ license: v.optional(v.string()) })),
});

/** Whether an SPDX expression can be satisfied: of OR one is enough, of AND all are needed. */
function isAllowed(expression: string, allowed: readonly string[]): boolean {
  const plain = expression.replace(/[()]/g, '').trim();
  return plain
    .split(/\s+OR\s+/)
    .some((choice) => choice.split(/\s+AND\s+/).every((one) => allowed.includes(one.trim())));
}

/** What package-lock.json names that may not be used; a line each. */
export function licenceProblems(source: unknown): string[] {
  const { packages } = v.parse(lock, source);
  return Object.entries(packages).flatMap(([path, { license }]) => {
    if (path === '') return [];
    const name = path.replace(/^.*node_modules\//, '');
    const door = Object.entries(doors).find(
      ([known]) => name === known || name.startsWith(`${known}-`),
    )?.[1];
    const said = license ?? unnamed[name] ?? 'none';
    return isAllowed(said, door ? [...free, door.licence] : free)
      ? []
      : [`${name}: its licence (${said}) is none that may be used here`];
  });
}

const report = v.object({
  metadata: v.object({ vulnerabilities: v.record(v.string(), v.number()) }),
  vulnerabilities: v.record(v.string(), v.looseObject({ name: v.string(), severity: v.string() })),
});

/** The package that a module is of, of every import in a source; those of its own folder are left out. */
export function packagesIn(source: string): string[] {
  const found = source.matchAll(/(?:from|import\()\s*'((?:@[^/']+\/)?[^./'@][^/']*)/g);
  return [...found].flatMap(([, name]) => name ?? []);
}

const tree = v.object({
  packages: v.record(
    v.string(),
    v.looseObject({
      dev: v.optional(v.boolean()),
      dependencies: v.optional(v.record(v.string(), v.string())),
    }),
  ),
});

/**
 * Names of what reaches anybody: what the server is installed with, and what is bundled for browsers with all that it
 * needs in turn, which package-lock.json takes for tools.
 */
export function shippedPackages(source: unknown, imported: readonly string[]): Set<string> {
  const needs = new Map<string, string[]>();
  const shipped = new Set<string>();
  const left = [...imported];
  for (const [path, { dev, dependencies = {} }] of Object.entries(v.parse(tree, source).packages)) {
    const name = path.replace(/^.*node_modules\//, '');
    needs.set(name, [...(needs.get(name) ?? []), ...Object.keys(dependencies)]);
    if (path !== '' && !dev) left.push(name);
  }
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    if (shipped.has(name)) continue;
    shipped.add(name);
    left.push(...(needs.get(name) ?? []));
  }
  return shipped;
}

/**
 * Grave faults of shipped packages that `npm audit --json` tells; null when it was no report, as where no registry
 * answered.
 */
export function vulnerabilitiesIn(said: string, shipped: ReadonlySet<string>): string[] | null {
  let value: unknown;
  try {
    value = JSON.parse(said);
  } catch {
    return null;
  }
  const parsed = v.safeParse(report, value);
  if (!parsed.success) return null;
  return Object.values(parsed.output.vulnerabilities)
    .filter(({ name }) => shipped.has(name))
    .filter(({ severity }) => severity === 'high' || severity === 'critical')
    .map(({ name, severity }) => `${name}: a ${severity} fault is known; see npm audit`);
}
