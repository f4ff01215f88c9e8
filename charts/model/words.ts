/**
 * What a language calls the parts of a chart, keyed by the name in the machine. What is missing is called
 * by its own name, so any machine can be shown without words.
 */
export interface ChartWords {
  /** What the chart is called. */
  title?: string;
  events?: Record<string, string>;
  guards?: Record<string, string>;
  actors?: Record<string, string>;
  actions?: Record<string, string>;
  delays?: Record<string, string>;
  /** Names of states, keyed by state id. */
  states?: Record<string, string>;
  /** Descriptions of states, keyed by state id. */
  descriptions?: Record<string, string>;
  /** Descriptions of transitions, keyed by their text in the machine. */
  choices?: Record<string, string>;
}
