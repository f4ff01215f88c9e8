import type { Chart } from '../model/chart';

/** The flows that a chart's states wait for, in document order. */
export const startedIn = ({ states }: Chart): string[] => [
  ...new Set(states.flatMap(({ invokes }) => invokes.flatMap(({ child }) => child ?? []))),
];
