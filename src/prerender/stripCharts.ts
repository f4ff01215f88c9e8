import type { Plugin } from 'vite';
import { isNode, keyOf, type Node, trim } from './trim.ts';

const isText = (value: unknown) =>
  isNode(value) &&
  value.type === 'Literal' &&
  typeof value.value === 'string' &&
  value.value !== '';

/** What a chart says to its readers: descriptions, and the requirements that a state serves. */
const isForReaders = (property: Node) =>
  (keyOf(property) === 'description' && isText(property.value)) ||
  (keyOf(property) === 'requirements' &&
    isNode(property.value) &&
    property.value.type === 'ArrayExpression');

/** The code of a chart without what only its readers need; its behaviour is the same. */
export const stripChart = (code: string): string => trim(code, isForReaders);

export function stripCharts(): Plugin {
  return {
    name: 'flowmart-strip-charts',
    apply: 'build',
    transform: {
      filter: { id: /\/machines\/[^?]+\.ts$/ },
      // Charts do nothing when they are read: who takes a decision from beside one does not take the chart along.
      handler: (code) => ({ code: stripChart(code), map: null, moduleSideEffects: false }),
    },
  };
}
