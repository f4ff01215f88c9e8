import type { ChartCoverage } from '../../model/coverage';

export const RESULTS_FORMAT = 1;

export const stages = ['machine', 'jsdom', 'browser'] as const;
export type StageName = (typeof stages)[number];

/** A step as it was told before, and what became of it. */
export interface StepResult {
  readonly cause: string;
  /** Where it was to lead. */
  readonly place: string;
  readonly outcome: 'taken' | 'failed' | 'not reached';
  readonly milliseconds: number | null;
  /** Ids of the transitions that were taken. */
  readonly transitions: readonly string[];
  /** Ids of the states that it ended in, the innermost. */
  readonly at: readonly string[];
}

export interface Failure {
  readonly step: number;
  readonly expected: readonly string[];
  readonly got: readonly string[];
  /** Ids of the states that it was to lead to, the innermost. */
  readonly toBeAt: readonly string[];
  /** File of the recording, and the address that opens it in the inspector. */
  readonly recording: string | null;
  readonly link: string | null;
  /** What a browser showed: a picture as data of its own, and the file of Playwright's trace. */
  readonly screenshot: string | null;
  readonly trace: string | null;
}

/** `error`: something threw, so that nothing can be said of the product; `not taken`: time was over before. */
export type Outcome = 'passed' | 'failed' | 'error' | 'not taken';

export interface PathResult {
  readonly name: string;
  readonly outcome: Outcome;
  readonly milliseconds: number;
  readonly steps: readonly StepResult[];
  readonly failure: Failure | null;
}

export interface FlowResult {
  readonly flow: string;
  /** Id of the chart. */
  readonly chart: string;
  readonly title: string;
  /** What is wrong with the flow as a whole: what is not approved, what is covered no more. */
  readonly wrong: readonly string[];
  readonly paths: readonly PathResult[];
  /** What was not to be reached, and why. */
  readonly unreached: readonly { readonly goal: string; readonly reason: string }[];
  /** How often the steps that were taken led into states and along transitions. */
  readonly reached: ChartCoverage;
}

/** What was really taken at one stage. */
export interface StageResult {
  readonly format: typeof RESULTS_FORMAT;
  readonly stage: StageName;
  /** When, as an ISO text. */
  readonly begun: string;
  readonly milliseconds: number;
  readonly flows: readonly FlowResult[];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isStageResult = (value: unknown): value is StageResult =>
  isRecord(value) &&
  value.format === RESULTS_FORMAT &&
  stages.some((stage) => stage === value.stage) &&
  Array.isArray(value.flows);

/** Reads a file of results. Throws when the text is none. */
export function parseResults(text: string): StageResult {
  const value: unknown = JSON.parse(text);
  if (!isStageResult(value))
    throw new Error(`A file of results has "format": ${RESULTS_FORMAT}, "stage" and "flows"`);
  return value;
}
