import type { StageResult } from './results';

const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;

/** How long each flow's paths took, the longest first, and the whole stage: paths that go side by side count each. */
export function timesOf({ flows, milliseconds }: StageResult): string[] {
  const taken = flows
    .map(({ flow, paths }) => ({
      flow,
      count: paths.length,
      spent: paths.reduce((sum, path) => sum + path.milliseconds, 0),
    }))
    .sort((one, other) => other.spent - one.spent);
  const row = (name: string, count: number, spent: number) =>
    `${name.padEnd(20)}${`${count}`.padStart(4)} paths${seconds(spent).padStart(10)}`;
  return [
    ...taken.map(({ flow, count, spent }) => row(flow, count, spent)),
    row(
      'all',
      taken.reduce((sum, { count }) => sum + count, 0),
      milliseconds,
    ),
  ];
}
