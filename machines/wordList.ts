/** Plain names of what a chart shows beside its states, keyed by the name in the machine. */
export interface Words {
  /** What the flow is called. */
  title: string;
  events: Record<string, string>;
  guards: Record<string, string>;
  /** Within a sentence, of a guard that held or did not, as the charts' words have them: `unmet` of each, `met` where its name will not do. */
  met?: Record<string, string>;
  unmet?: Record<string, string>;
  actors: Record<string, string>;
  actions: Record<string, string>;
  delays: Record<string, string>;
}

/** The same in another language, and that language's names and descriptions of states, keyed by state id. */
export interface TranslatedWords extends Words {
  /** A few words each; in English a state's key says the same (`enteringCode`: "Entering code"). */
  states: Record<string, string>;
  descriptions: Record<string, string>;
  /** Descriptions of transitions, keyed by their text in the machine. */
  choices: Record<string, string>;
}
