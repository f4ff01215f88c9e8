import type { Failure, FlowResult, PathResult, StageName, StageResult } from '../results';

/** Something that went wrong, told once however many paths meet it. */
export interface Mistake {
  readonly stage: StageName;
  readonly flow: FlowResult;
  /** The shortest path that meets it, and where; null where it is about the flow as a whole. */
  readonly met: { readonly path: PathResult; readonly failure: Failure } | null;
  /** What is wrong with the flow as a whole. */
  readonly wrong: string | null;
  /** Names of other paths that meet it. */
  readonly others: readonly string[];
}

const keyOf = ({ steps }: PathResult, { step, expected, got }: Failure): string =>
  JSON.stringify([steps[step - 1]?.place, steps[step]?.cause, expected, got]);

function inFlow(stage: StageName, flow: FlowResult): Mistake[] {
  const found = new Map<string, Mistake>();
  for (const path of flow.paths) {
    const { failure } = path;
    if (!failure) continue;
    const key = keyOf(path, failure);
    const known = found.get(key);
    const met = { path, failure };
    const before = known?.met;
    const isShorter = !before || failure.step < before.failure.step;
    const other = isShorter ? before?.path.name : path.name;
    found.set(key, {
      ...{ stage, flow, wrong: null },
      met: isShorter ? met : before,
      others: [...(known?.others ?? []), ...(other ? [other] : [])],
    });
  }
  if (flow.wrong.length === 0) return [...found.values()];
  const wrong = flow.wrong.join('\n');
  return [...found.values(), { stage, flow, wrong, met: null, others: [] }];
}

export const mistakesIn = (results: readonly StageResult[]): Mistake[] =>
  results.flatMap(({ stage, flows }) => flows.flatMap((flow) => inFlow(stage, flow)));
