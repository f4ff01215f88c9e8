import type { AtlasTexts } from './en/atlas';
import type { InspectorTexts } from './en/inspector';

export interface Phrases {
  anywhere: string;
  atOnce: string;
  otherwise: string;
  if: string;
  not: string;
  and: string;
  or: string;
  in: string;
  done: (actor: string) => string;
  failed: (actor: string) => string;
  reported: (actor: string) => string;
  finished: string;
  anythingElse: string;
  routed: string;
  seconds: (count: number) => string;
  unnamed: string;
}

export interface PathTexts {
  /** Each kind of step. */
  steps: { start: string; waits: string; answers: string; fails: string };
  /** A test sheet's heading and columns. */
  sheet: {
    title: string;
    path: string;
    step: string;
    action: string;
    expected: string;
    result: string;
  };
  /** Keywords as Gherkin's own list has them. */
  gherkin: { feature: string; scenario: string; given: string; when: string; outcome: string };
}

export interface Locale {
  /** ISO 639-1; also the name of its folder, and that of its words beside the machines. */
  code: string;
  /** In its own words. */
  name: string;
  direction: 'ltr' | 'rtl';
  phrases: Phrases;
  atlas: AtlasTexts;
  inspector: InspectorTexts;
  paths: PathTexts;
}
