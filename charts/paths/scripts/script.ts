import type { AnyStateMachine } from 'xstate';
import type { Explored } from '../explore';
import type { ActorsOf, EventsOf, Model } from '../fixtures';
import type { AnyScreens, Gesture } from '../screens';
import type { Answer, AnySurroundings } from '../surroundings';

/** A text by language code; English stands in where one lacks. */
export type LocalText = Readonly<Record<string, string>> & { readonly en: string };

/** What a person does: a gesture, a page that is opened, or something told in words, with a page to follow. */
export type Deed =
  | Gesture
  | { readonly open: string }
  | { readonly say: LocalText; readonly link?: string };

/** How a path begins, for somebody who knows the product but not its machines. */
interface Begin {
  /** In names of paths. */
  readonly name: LocalText;
  /** What has to be so. */
  readonly given: readonly LocalText[];
  /** Which things and people of the demo are meant. */
  readonly data?: readonly LocalText[];
  /** From the address bar to the press that begins the flow. */
  readonly steps: readonly Deed[];
}

type Turn<M extends AnyStateMachine> =
  | EventsOf<M>['type']
  | `${ActorsOf<M>['src'] & string}: ${string}`;

/** What the tables of the screens do not say to people. A start without an entry does not pass the type check. */
export interface Script<M extends AnyStateMachine, Start extends string = string> {
  readonly starts: Readonly<Record<Start, Begin>>;
  /** What a step comes to, in names of paths: of an event, or of an actor's result or `failure`. Null: not worth a word. */
  readonly turns?: Partial<Readonly<Record<Turn<M>, LocalText | null>>>;
  /** What a person types in place of what the model does: the things and people of the demo. */
  readonly typed?: Readonly<Record<string, string>>;
  /** What the tables' things are called on the screens that a person sees. */
  readonly called?: Readonly<Record<string, LocalText>>;
}

export interface AnyScript {
  readonly starts: Readonly<Record<string, Begin>>;
  readonly turns?: Readonly<Record<string, LocalText | null>>;
  readonly typed?: Readonly<Record<string, string>>;
  readonly called?: Readonly<Record<string, LocalText>>;
}

export const defineScript = <M extends AnyStateMachine, const Start extends string>(
  _machine: M,
  script: Script<M, Start>,
): AnyScript => script as AnyScript;

/** A flow as people play it. */
export interface Act {
  readonly explored: Explored;
  readonly screens: AnyScreens;
  /** Null where only the screens of it are known. */
  readonly surroundings: AnySurroundings | null;
  readonly script: AnyScript | null;
}

export type Forced = Exclude<Extract<Answer, { call: string }>, { call: string; status: never }>;

/** What a project tells of its product, so that people can follow its paths. */
export interface Stagehand {
  /** The ways in which a flow is played; none where nothing of it is shown. */
  actsOf(model: Model): readonly Act[];
  /** A text of the product's screens, as it stands there in a language; null where the product says no such thing. */
  translate(text: string, language: string): string | null;
  /** How a tester makes a call get another answer than its own, or a late one. */
  force(answer: Forced, isLate: boolean): Deed;
}
