import type { Messages } from '@lingui/core';
import type { Surface } from '../../charts/paths/stage';
import { languages } from '../../domain/language/languages';
import { messages } from '../../src/locales/en/messages.po';

/** Nobody sees or hears them: they stand around every word that comes out of the catalog. */
const before = '\u2063';
const after = '\u2064';
const marks = new RegExp(`[${before}${after}]`, 'g');
const fromCatalog = new RegExp(`${before}[^${before}${after}]*${after}`, 'g');
const element = /(<\/?\d+\/?>)/;

const markText = (text: string): string =>
  text
    .split(element)
    .map((part) => (part === '' || element.test(part) ? part : `${before}${part}${after}`))
    .join('');

/** A compiled message: its texts are marked; what is filled in, and how it is counted, stays. */
function mark(message: unknown): unknown {
  if (typeof message === 'string') return markText(message);
  if (!Array.isArray(message)) return message;
  return message.map((token: unknown) => {
    // The number that is counted.
    if (token === '#') return token;
    if (typeof token === 'string') return markText(token);
    if (!Array.isArray(token)) return token;
    const [name, kind, forms] = token as unknown[];
    if (typeof forms !== 'object' || forms === null) return token;
    const marked = Object.entries(forms).map(([form, text]) => [form, mark(text)]);
    return [name, kind, Object.fromEntries(marked)];
  });
}

/** A pseudo-locale: English, in which what was extracted can be told from what was not. */
export const markedEnglish = Object.fromEntries(
  Object.entries(messages as object).map(([id, message]) => [id, mark(message)]),
) as Messages;

/** As people read it. */
export const withoutMarks = (text: string): string => text.replace(marks, '').trim();

const spoken = [
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'placeholder',
  'title',
];

/** Every text of a page that is seen or read aloud, but what a test's own stand-ins say. */
function* textsOf(page: Element): Generator<string> {
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (element?.closest('style, script, [translate="no"]')) continue;
    if (node !== element) yield node.textContent ?? '';
    else for (const name of spoken) yield element.getAttribute(name) ?? '';
  }
}

/** What a page may be given as data: names, addresses, refusals. What is written `like_this` never is. */
export function* stringsIn(value: unknown, met = new Set<unknown>()): Generator<string> {
  if (typeof value === 'string' && !/^[a-z]+(_[a-z]+)*$/.test(value)) yield value;
  if (typeof value !== 'object' || value === null || met.has(value)) return;
  met.add(value);
  // The message of an error is none of its listed keys.
  if (value instanceof Error) yield value.message;
  for (const part of value instanceof Map ? value.values() : Object.values(value))
    yield* stringsIn(part, met);
}

const names = (options: Intl.DateTimeFormatOptions) =>
  Array.from({ length: 12 }, (_, at) =>
    new Intl.DateTimeFormat('en', { timeZone: 'UTC', ...options }).format(Date.UTC(2024, at, at)),
  );
const lengths = ['second', 'minute', 'hour'].flatMap((unit) => [unit, `${unit}s`]);
/** What a browser writes by itself, in any language. */
const formatted = new RegExp(
  `\\b(${[
    'AM',
    'PM',
    ...lengths,
    ...(['long', 'short'] as const).flatMap((form) => [
      ...names({ month: form }),
      ...names({ weekday: form }),
    ]),
  ].join('|')})\\b`,
  'g',
);

/** Words of a page that no catalog has and that are not among what it was given. */
export function notExtracted(page: Element, given: Iterable<string>): string[] {
  const known = [...new Set(given)].filter(Boolean).sort((a, b) => b.length - a.length);
  const isUnknown = (text: string) => {
    const ours = text.replace(fromCatalog, ' ');
    if (!/\p{L}{2}/u.test(ours)) return false;
    const rest = known.reduce((left, name) => left.replaceAll(name, ' '), ours);
    return /\p{L}{2}/u.test(rest.replace(formatted, ' '));
  };
  return [...new Set([...textsOf(page)].filter(isUnknown))].map(
    (text) => `“${withoutMarks(text)}” was not extracted`,
  );
}

/** A surface on which each state that is looked at says nothing but what was extracted, what it was given by the server or by hand. */
export function sayingOnly(surface: Surface, given: () => Iterable<string>): Surface {
  const typed: string[] = [];
  return {
    ...surface,
    make: async (gesture) => {
      if ('fill' in gesture) typed.push(gesture.with);
      if ('give' in gesture) typed.push(...gesture.give.map(({ name }) => name));
      await surface.make(gesture);
    },
    compare: async (seen) => [
      ...(await surface.compare(seen)),
      ...notExtracted(document.body, [...typed, ...given(), ...stringsIn(languages)]),
    ],
  };
}
