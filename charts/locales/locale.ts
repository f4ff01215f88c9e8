import type { AtlasTexts } from './en/atlas';
import type { FinderTexts } from './en/finder';
import type { InspectorTexts } from './en/inspector';
import type { LensTexts } from './en/lenses';

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
  /** The same where only one actor can be meant. */
  doneAlone: string;
  failedAlone: string;
  reported: (actor: string) => string;
  finished: string;
  anythingElse: string;
  routed: string;
  seconds: (count: number) => string;
  /** How many states. */
  within: (count: number) => string;
  unnamed: string;
}

/** What the page about taken paths says. */
export interface ReportTexts {
  title: string;
  stages: { machine: string; jsdom: string; browser: string };
  outcomes: { passed: string; failed: string; error: string; 'not taken': string };
  steps: { taken: string; failed: string; 'not reached': string };
  /** How many of how many. */
  failedOf: (failed: number, all: number) => string;
  notTakenOf: (left: number, all: number) => string;
  wrongFlows: (count: number) => string;
  allWell: (all: number) => string;
  nothingTaken: string;
  failures: string;
  step: (step: number, of: number) => string;
  whole: string;
  expected: string;
  got: string;
  alsoMet: string;
  drawing: string;
  went: string;
  here: string;
  meant: string;
  path: string;
  screenshot: string;
  trace: string;
  recording: string;
  inspector: string;
  unsteady: string;
  unsteadyHint: string;
  flows: string;
  flow: string;
  paths: string;
  time: string;
}

export interface PathTexts {
  /** Each kind of step. */
  steps: { start: string; waits: string; answers: string; fails: string };
  /** A test sheet's heading and columns. */
  sheet: {
    title: string;
    paths: string;
    given: string;
    data: string;
    step: string;
    action: string;
    expected: string;
    result: string;
    prepare: string;
    remarks: string;
    tester: string;
    date: string;
    version: string;
    /** Around what stands on the screen. */
    quotes: readonly [string, string];
  };
  /** What people do and see; {piece} stands for something on the screen, {text} for words. */
  script: {
    press: string;
    tick: string;
    fill: string;
    clear: string;
    choose: string;
    paste: string;
    give: string;
    key: string;
    offline: string;
    online: string;
    happens: string;
    open: string;
    wait: string;
    waitFor: string;
    meanwhile: string;
    answers: string;
    noAnswer: string;
    at: string;
    see: string;
    gone: string;
    reads: string;
    unread: string;
    address: string;
    told: string;
    unusable: string;
    usable: string;
    fails: string;
    or: string;
    comma: string;
    /** What roles of ARIA are called by people who have never heard of them. */
    roles: Readonly<Record<string, string>>;
  };
  report: ReportTexts;
  /** Keywords as Gherkin's own list has them. */
  gherkin: {
    feature: string;
    scenario: string;
    given: string;
    when: string;
    outcome: string;
    and: string;
  };
}

export interface Locale {
  /** ISO 639-1; also the name of its folder, and that of its words beside the machines. */
  code: string;
  /** In its own words. */
  name: string;
  direction: 'ltr' | 'rtl';
  phrases: Phrases;
  atlas: AtlasTexts;
  finder: FinderTexts;
  inspector: InspectorTexts;
  lenses: LensTexts;
  paths: PathTexts;
}
