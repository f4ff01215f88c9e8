import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

const regions =
  '[aria-live="polite"], [aria-live="assertive"], [role="status"]:not([aria-live]), [role="alert"]:not([aria-live]), output:not([aria-live])';

/** The words of a region as a screen reader reads them. */
function wordsIn(region: Element): string {
  const copy = region.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"], style, button'))
    hidden.remove();
  return copy.textContent?.trim() ?? '';
}

const elementOf = (node: Node) => (node instanceof Element ? node : node.parentElement);

/** Live regions that a change of the document stands in, or brings along. */
function touchedBy({ type, target, addedNodes }: MutationRecord): Element[] {
  if (type === 'characterData') return [target.parentElement?.closest(regions) ?? []].flat();
  return [...addedNodes].flatMap((node) => {
    const element = elementOf(node);
    const brought = node instanceof Element ? [...node.querySelectorAll(regions)] : [];
    return [element?.closest(regions) ?? [], brought].flat();
  });
}

const describing = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(/\s+/)
    .map((id) => (id && document.getElementById(id)?.textContent?.trim()) || '')
    .join(' ')
    .trim();

/** What is read of a control that gets the focus, and of the groups that are entered with it, beside their names. */
function descriptionsAt({ target, relatedTarget }: FocusEvent): string[] {
  const said: string[] = [];
  const isNew = (element: Element) =>
    element === target || !(relatedTarget instanceof Node && element.contains(relatedTarget));
  let element = target instanceof Element ? target : null;
  for (; element && isNew(element); element = element.parentElement) said.push(describing(element));
  return said.filter(Boolean);
}

/** Writes down, from outside, what a screen reader is given to say from now on. */
function hearAnnouncements(): { heard: string[]; stop: () => void } {
  const heard: string[] = [];
  const observer = new MutationObserver((changes) => {
    const touched = new Set(changes.flatMap(touchedBy));
    for (const region of touched) {
      const words = wordsIn(region);
      if (words && region.isConnected) heard.push(words);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const hearFocus = (event: FocusEvent) => heard.push(...descriptionsAt(event));
  document.addEventListener('focusin', hearFocus);
  const stop = () => {
    observer.disconnect();
    document.removeEventListener('focusin', hearFocus);
  };
  return { heard, stop };
}

/** Presses a button, and answers all that was said by the time that the last thing is. */
export async function saidAt(button: string, last: string): Promise<string[]> {
  const [pressed] = screen.getAllByRole('button', { name: button });
  pressed?.focus();
  const { heard, stop } = hearAnnouncements();
  fireEvent.click(pressed as HTMLElement);
  await waitFor(() => expect(heard).toContain(last));
  // All calls are answered, and what they change is on the screen.
  await act(() => new Promise<void>((resolve) => setImmediate(resolve)));
  stop();
  return heard;
}
