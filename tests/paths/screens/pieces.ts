import type { Gesture, Piece, Seen } from '../../../charts/paths/screens';

export const button = (name: string | RegExp): Piece => ({ role: 'button', name });
export const dialog = (name: string | RegExp): Piece => ({ role: 'dialog', name });
export const box = (name: string | RegExp): Piece => ({ role: 'textbox', name });
export const radio = (name: string | RegExp): Piece => ({ role: 'radio', name });

export const press = (name: string | RegExp): Gesture => ({ press: button(name) });
export const fill = (name: string | RegExp, text: string): Gesture => ({
  fill: box(name),
  with: text,
});
export const pressing = (name: string | RegExp) => () => [press(name)];

/** What a form says when the shop does not answer. */
export const trouble = "We can't reach the shop. Check your connection and try again.";

export const gone = (...pieces: Piece[]): Seen => ({ hidden: pieces });
export const there = (...pieces: Piece[]): Seen => ({ shown: pieces });

export const unsaid = (...words: string[]): RegExp =>
  new RegExp(`^(?![\\s\\S]*(?:${words.map((one) => one.replace(/[.?…]/g, '\\$&')).join('|')}))`);
