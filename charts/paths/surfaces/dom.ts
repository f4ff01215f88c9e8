import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { type Gesture, type Piece, type Seen, wordsOf } from '../screens';
import type { Surface } from '../stage';

/** What people read where the page has a text; both are the same but in a pseudo-locale. */
type Read = (text: string) => string;

const isAs = (text: string, wanted: string | RegExp): boolean =>
  typeof wanted === 'string' ? wanted === text : wanted.test(text);

/** A box for a password has no role in the standard; browsers tell of it as of any other box. */
function named({ role, name }: Piece, read: Read): HTMLElement[] {
  const isNamed = (text: string) => isAs(read(text), name);
  return [
    ...screen.queryAllByRole(role, { name: isNamed }),
    ...(role === 'textbox'
      ? screen.queryAllByLabelText(isNamed, { selector: 'input[type="password"]' })
      : []),
  ];
}

/** What is told of an element beside its name. */
const toldOf = (element: HTMLElement, read: Read): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => read(document.getElementById(id)?.textContent?.trim() ?? ''))
    .filter(Boolean)
    .join(' ');

const allOf = (piece: Piece, read: Read): HTMLElement[] => {
  const { description: wanted, disabled } = piece;
  return named(piece, read).filter((element) => {
    const isUseless = element.matches(':disabled, [aria-disabled="true"]');
    return (
      (disabled === undefined || disabled === isUseless) &&
      (wanted === undefined || isAs(toldOf(element, read), wanted))
    );
  });
};

/** Without the whole page as text in the error: it hides what was looked for. */
const until = <Value>(look: () => Value): Promise<Value> =>
  waitFor(look, { onTimeout: (error) => error });

/** Of an option that can be chosen, by its words: what stands in a list's first line often cannot. */
function optionOf({ options }: HTMLSelectElement, words: string, read: Read): string {
  const found = [...options].find(({ text, disabled }) => read(text) === words && !disabled);
  if (!found) throw new Error(`There is no ${words} to be chosen`);
  return found.value;
}

/** The field for files whose window a press opens. */
function openedBy(button: HTMLElement): HTMLInputElement {
  let opened: HTMLInputElement | null = null;
  const usual = HTMLInputElement.prototype.click;
  HTMLInputElement.prototype.click = function click() {
    opened = this;
  };
  fireEvent.click(button);
  HTMLInputElement.prototype.click = usual;
  if (!opened) throw new Error('The press opened no window for files');
  return opened;
}

/** Pieces and words on a screen of jsdom, and what is wrong there; `complaints` are errors on the console. */
export function domSurface(read: Read = (text) => text): Surface & { close(): void } {
  const all = (piece: Piece) => allOf(piece, read);
  /** The first, where there are several: as in a browser. */
  const find = (piece: Piece): Promise<HTMLElement> =>
    until(() => {
      const [first] = all(piece);
      if (!first) throw new Error(`There is no ${wordsOf(piece)}`);
      return first;
    });
  const said: string[] = [];
  const usual = console.error;
  console.error = (...all: unknown[]) => {
    const text = all.map(String).join(' ');
    // That jsdom leads to no other page is no fault of the page's.
    if (!text.includes('Not implemented: navigation')) said.push(text);
  };
  const make = async (gesture: Gesture): Promise<void> => {
    if ('press' in gesture) fireEvent.click(await find(gesture.press));
    else if ('tick' in gesture) {
      const box = (await find(gesture.tick)) as HTMLInputElement;
      if (!box.checked) fireEvent.click(box);
    } else if ('fill' in gesture)
      fireEvent.change(await find(gesture.fill), { target: { value: gesture.with } });
    else if ('choose' in gesture) {
      const list = (await find(gesture.from)) as HTMLSelectElement;
      const value = await until(() => optionOf(list, gesture.choose, read));
      if (value !== list.value) fireEvent.change(list, { target: { value } });
    } else if ('paste' in gesture)
      fireEvent.paste(await find(gesture.into), {
        clipboardData: { getData: () => gesture.paste },
      });
    else if ('give' in gesture) {
      const files = gesture.give.map(({ name, type }) => new File([name], name, { type }));
      fireEvent.change(openedBy(await find(gesture.by)), { target: { files } });
    } else if ('happens' in gesture) fireEvent(window, new Event(gesture.happens));
    else fireEvent.keyDown(document.activeElement ?? document.body, { key: gesture.key });
  };
  const wrongIn = ({
    shown = [],
    hidden = [],
    says = [],
    address,
    stored = {},
  }: Seen): string[] => {
    const text = read(document.body.textContent ?? '');
    const { pathname, search } = window.location;
    const has = (piece: Piece) => all(piece).length > 0;
    return [
      ...shown.filter((one) => !has(one)).map((one) => `no ${wordsOf(one)}`),
      ...hidden.filter(has).map((one) => `still a ${wordsOf(one)}`),
      ...says
        .filter((one) => (typeof one === 'string' ? !text.includes(one) : !one.test(text)))
        .map((one) => `nothing says ${one}`),
      ...(address && !address.test(pathname + search) ? [`the page is ${pathname + search}`] : []),
      ...Object.entries(stored)
        .filter(([key, wanted]) => {
          const held = window.localStorage.getItem(key);
          return wanted === null ? held !== null : held === null || !wanted.test(held);
        })
        .map(([key]) => `storage holds ${window.localStorage.getItem(key)} under ${key}`),
    ];
  };
  return {
    make,
    compare: async (seen) => {
      let wrong: string[] = [];
      await waitFor(() => {
        wrong = wrongIn(seen);
        if (wrong.length > 0) throw new Error(wrong.join('; '));
      }).catch(() => undefined);
      return wrong;
    },
    complaints: () => said.splice(0),
    close: () => {
      console.error = usual;
    },
  };
}
