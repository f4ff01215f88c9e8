/** One answered call, in words that name nobody. */
export interface AnsweredCall {
  readonly id: string;
  readonly method: string;
  /** The pattern of its address; '' where none was known. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

export type Observe = (call: AnsweredCall) => void;
