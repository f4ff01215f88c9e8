import type { Language } from './language/languages';
import type { Module } from './place/module';

/** What the renderer of the client's screens and the server that serves them tell each other. */

/** Asks the shop's back end for what a page shows. `address` is a path, or whole where the back end stands elsewhere. */
export type AskForPage = (
  address: string,
  method: string,
  headers: Record<string, string>,
) => Promise<{ status: number; text: string }>;

/** What was asked for a page, and answered: address, id of the module that it was asked for, the answer's text. */
export interface PageAnswer {
  url: string;
  module: string | undefined;
  text: string;
}

/** For whom a page is rendered: never a person, only what they chose. */
export interface PageView {
  /** Path with its query. */
  address: string;
  language: Language;
  /** Null without a place: the page of a visitor. */
  zones: number[] | null;
  module: Module | null;
  /** Whether the browser says that it is a phone's: what only wider screens show is left out. */
  isPhone: boolean;
  /** What the page is configured with, the shop's face included, as JSON. */
  settings: string;
}

export interface RenderedPage {
  html: string;
  /** What the page was rendered from, for the client to take over. */
  asked: PageAnswer[];
  /** How often it was drawn: more than once where it asked for something only when it was drawn. */
  drawings: number;
}

/**
 * Draws a page, or answers null when it is not one to be rendered ahead: it leads elsewhere, does not exist, or lacks an answer.
 * `dueAt` is a time of `performance.now()`.
 */
export type RenderPage = (
  view: PageView,
  ask: AskForPage,
  dueAt: number,
) => Promise<RenderedPage | null>;

/** One rule of the shop's style sheets, as much of it as tells which page needs it. */
export interface PageRule {
  /** The at-rules that it stands in, outermost first. */
  within: string[];
  selector: string;
  body: string;
  /** Of each of its selectors classes and attributes (`[data-size=sm]`): one of the lists has to be on the page whole. */
  needs: string[][];
}

export interface PageStyles {
  /** What stands before all else: the order of the layers. */
  first: string;
  rules: PageRule[];
  /** Moves by name. */
  moves: Record<string, string>;
}
