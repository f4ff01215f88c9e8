import { parseSync } from 'oxc-parser';
import type { Plugin } from 'vite';

/**
 * What React does for view transitions, in functions of its own that do nothing on a page without one. The shop has none;
 * React's code would carry 11 kB for them. An update of React that names them otherwise ends the build here.
 */
const ofViewTransitions = [
  'applyViewTransitionName',
  'applyViewTransitionToHostInstances',
  'applyViewTransitionToHostInstancesRecursive',
  'commitAppearingPairViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitEnterViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'measureNestedViewTransitions',
  'measureViewTransitionHostInstancesRecursive',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreViewTransitionName',
  'restoreViewTransitionOnHostInstances',
  'startViewTransition',
];

export function withoutBodies(code: string, names: readonly string[]): string {
  const left = new Set(names);
  let lean = '';
  let at = 0;
  for (const node of parseSync('react.cjs', code).program.body) {
    if (node.type !== 'FunctionDeclaration' || !node.body || !left.delete(node.id?.name ?? ''))
      continue;
    lean += `${code.slice(at, node.body.start)}{}`;
    at = node.body.end;
  }
  if (left.size > 0) throw new Error(`React has no functions ${[...left].join(', ')}`);
  return lean + code.slice(at);
}

export const lightReact = (): Plugin => ({
  name: 'flowmart-light-react',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/react-dom-client\.production\.js$/ },
    handler: (code) => ({ code: withoutBodies(code, ofViewTransitions), map: null }),
  },
});
