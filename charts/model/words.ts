/**
 * What a language calls the parts of a chart, keyed by the name in the machine. What is missing is called
 * by its own name, so any machine can be shown without words.
 */
export interface ChartWords {
  /** What the chart is called. */
  title?: string;
  events?: Record<string, string>;
  guards?: Record<string, string>;
  /**
   * Within a sentence, of a guard that held: `{cart.name}` stands for what the context has there, `{event.output.code}`
   * for what the event brought. What stands in brackets is left out where it is hidden or not there.
   */
  met?: Record<string, string>;
  /**
   * The same of a guard that did not hold, keyed by its name, or by its name and what it looked at last, which tells
   * its parts from one another: `canOrder draft.paymentMethod`. `*` stands for any place of a list.
   */
  unmet?: Record<string, string>;
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
