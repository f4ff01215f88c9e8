import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss';
import type { Plugin } from 'vite';
import type { PageRule, PageStyles } from '../../domain/renderedPage.ts';

/** Says in what colours, on the page's root, before any script of the shop. */
const ofRoot = 'data-mantine-color-scheme';

/** Classes and, as `[data-size=sm]`, attributes that have to be on a page for a selector to find something in it. */
export function namesOf(selector: string): string[] {
  const found = selector.replace(/:not\([^)]*\)/g, '');
  const classes = [...found.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);
  const attributes = [
    // One of several will do there.
    ...found
      .replace(/:(is|where|has)\([^)]*\)/g, '')
      .matchAll(/\[(data-[\w-]+)(?:=("?)([^"\]]*)\2)?\]/g),
  ]
    .filter(([, name]) => name !== ofRoot)
    .map(([, name = '', , value]) => (value === undefined ? `[${name}]` : `[${name}=${value}]`));
  return [...classes, ...attributes];
}

/** A font that is asked for with the first paint would take the line from the pictures; paper is not a screen. */
const isLater = ({ name, params }: AtRule) =>
  name === 'font-face' || (name === 'media' && /\bprint\b/.test(params));

function collect(node: Container<ChildNode>, within: string[], into: PageStyles): void {
  node.each((child) => {
    if (child.type === 'rule') into.rules.push(ruleOf(child, within));
    if (child.type !== 'atrule' || isLater(child)) return;
    if (child.name === 'keyframes') into.moves[child.params] = child.toString();
    else if (child.nodes)
      collect(child as Container<ChildNode>, [...within, `@${child.name} ${child.params}`], into);
  });
}

const ruleOf = (rule: Rule, within: string[]): PageRule => ({
  within,
  selector: rule.selector,
  body: rule.nodes.map(String).join(';'),
  needs: rule.selectors.map(namesOf),
});

/** The sheet of all pages comes first, as in the page. */
const sheetsOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .sort(
      (left, right) =>
        Number(right.startsWith('app-')) - Number(left.startsWith('app-')) ||
        left.localeCompare(right),
    );

/** Writes beside the renderer what the client's style sheets hold, rule by rule (`styles.json`). */
export function pageStyles(dist: string, outDir: string, layers: string): Plugin {
  return {
    name: 'flowmart-page-styles',
    apply: 'build',
    writeBundle() {
      const styles: PageStyles = {
        first: readFileSync(layers, 'utf8').trim(),
        rules: [],
        moves: {},
      };
      const assets = join(dist, 'assets');
      for (const name of sheetsOf(assets))
        collect(parse(readFileSync(join(assets, name), 'utf8')), [], styles);
      writeFileSync(join(outDir, 'styles.json'), JSON.stringify(styles));
    },
  };
}
