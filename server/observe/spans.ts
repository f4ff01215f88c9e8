type Facts = Readonly<Record<string, string | number>>;

/** One thing that takes time. Names and facts are of the code's own words: never what was sent, asked for or found. */
export interface Span {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'job';
  readonly facts?: Facts;
  /** Of a call from outside: its headers may say what it belongs to. */
  readonly from?: Headers;
}

/** What is known once it is over. */
export type Tell = (told: { name?: string; facts?: Facts; isError?: boolean }) => void;

export interface Tracer {
  /** Runs `work` as a part of whatever runs it. */
  run<Result>(span: Span, work: (tell: Tell) => Promise<Result>): Promise<Result>;
  /** Whether this is part of something that is traced. */
  isWithin(): boolean;
  /** Headers that tell another service of what its call is a part. */
  headers(): Record<string, string>;
}

let tracer: Tracer | null = null;

export const traceBy = (one: Tracer | null): void => {
  tracer = one;
};

export const isTraced = (): boolean => tracer !== null;

export const isWithinTrace = (): boolean => tracer?.isWithin() ?? false;

export const traceHeaders = (): Record<string, string> => tracer?.headers() ?? {};

/** Does the work; where traces are collected, as a span of them. */
export const spanned = <Result>(
  span: Span,
  work: (tell: Tell) => Promise<Result>,
): Promise<Result> => (tracer ? tracer.run(span, work) : work(() => {}));
