import type { Locator, Page } from 'playwright-core';
import { type Gesture, isExact, type Piece, type Seen, wordsOf } from '../screens';
import type { Surface } from '../stage';
import type { HeldCalls } from './calls';

const isChoice = ({ role }: Piece): boolean => role === 'radio' || role === 'checkbox';

/** A page of a browser, which is waited for as many milliseconds. Complaints are errors of the page and its console, and refusals that no path forced. */
export function browserSurface(page: Page, { forced, patience }: HeldCalls): Surface {
  const said: { text: string; address: string }[] = [];
  page.on('pageerror', (error) => said.push({ text: String(error), address: '' }));
  page.on('console', (message) => {
    if (message.type() === 'error')
      said.push({ text: message.text(), address: message.location().url });
  });
  page.on('response', (response) => {
    if (response.status() >= 400)
      said.push({ text: `answer ${response.status()}`, address: response.url() });
  });
  const find = ({ role, ...told }: Piece, within: Page | Locator = page) =>
    within.getByRole(role as Parameters<Page['getByRole']>[0], { ...told, exact: isExact(told) });
  /** The first; of an open dialog, if it has one: what lies beneath is called the same often enough. */
  const reach = async (piece: Piece): Promise<Locator> => {
    const own = find(piece, page.getByRole('dialog').last());
    return ((await own.count()) > 0 ? own : find(piece)).first();
  };
  /** The words that a choice is drawn by, where its own box has no size. */
  const wordsBeside = async (one: Locator): Promise<Locator> =>
    page.locator(`label[for="${await one.getAttribute('id')}"]`).first();
  /** What is pressed of it. */
  const reachToPress = async (piece: Piece): Promise<Locator> => {
    const own = await reach(piece);
    if (!isChoice(piece)) return own;
    await own.waitFor({ state: 'attached', timeout: patience });
    return (await own.isVisible()) ? own : wordsBeside(own);
  };
  const isSeen = async (piece: Piece): Promise<boolean> => {
    const one = find(piece).first();
    if (await one.isVisible()) return true;
    return isChoice(piece) && (await one.count()) > 0 && (await wordsBeside(one)).isVisible();
  };
  const make = async (gesture: Gesture): Promise<void> => {
    if ('press' in gesture) await (await reachToPress(gesture.press)).click({ timeout: patience });
    else if ('tick' in gesture) await (await reach(gesture.tick)).check({ timeout: patience });
    else if ('fill' in gesture)
      await (await reach(gesture.fill)).fill(gesture.with, { timeout: patience });
    else if ('choose' in gesture)
      await (await reach(gesture.from)).selectOption(
        { label: gesture.choose },
        { timeout: patience },
      );
    else if ('paste' in gesture)
      await (await reach(gesture.into)).evaluate((box, text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', text);
        const paste = { clipboardData, bubbles: true, cancelable: true };
        box.dispatchEvent(new ClipboardEvent('paste', paste));
      }, gesture.paste);
    else if ('give' in gesture) {
      const choice = page.waitForEvent('filechooser', { timeout: patience });
      await (await reach(gesture.by)).click({ timeout: patience });
      const files = gesture.give.map(({ name, type }) => ({
        name,
        mimeType: type,
        buffer: Buffer.from(name),
      }));
      await (await choice).setFiles(files);
    } else if ('happens' in gesture)
      await page.evaluate((name) => window.dispatchEvent(new Event(name)), gesture.happens);
    else await page.keyboard.press(gesture.key);
  };
  async function* wrongIn(seen: Seen): AsyncGenerator<string, void> {
    const { shown = [], hidden = [], says = [], address, stored = {} } = seen;
    for (const one of shown) if (!(await isSeen(one))) yield `no ${wordsOf(one)}`;
    for (const one of hidden) if (await isSeen(one)) yield `still a ${wordsOf(one)}`;
    const text = says.length > 0 ? await page.locator('body').innerText() : '';
    for (const one of says)
      if (!(typeof one === 'string' ? text.includes(one) : one.test(text)))
        yield `nothing says ${one}`;
    const { pathname, search } = new URL(page.url());
    if (address && !address.test(pathname + search)) yield `the page is ${pathname}${search}`;
    for (const [key, wanted] of Object.entries(stored)) {
      const held = await page.evaluate((name) => localStorage.getItem(name), key);
      if (wanted === null ? held !== null : held === null || !wanted.test(held))
        yield `storage holds ${held} under ${key}`;
    }
  }
  return {
    make,
    compare: async (seen) => {
      const end = Date.now() + patience;
      // While it is waited for, nobody asks what else is wrong.
      while (Date.now() < end) {
        if ((await wrongIn(seen).next()).done) return [];
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      const wrong: string[] = [];
      for await (const one of wrongIn(seen)) wrong.push(one);
      return wrong;
    },
    complaints: () =>
      said
        .splice(0)
        .filter(({ address }) => !forced.has(address))
        .map(({ text, address }) => `${text} ${address}`.trim()),
  };
}
