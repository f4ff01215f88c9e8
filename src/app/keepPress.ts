const pressable = 'button,a,input,label,summary,[role=button]';

const labelOf = (element: Element) =>
  element.getAttribute('aria-label') ?? element.getAttribute('placeholder') ?? element.textContent;

/**
 * What is pressed by a mouse and drawn anew before the button is let go is pressed where it stands then: browsers
 * drop such a press. (A finger's is looked for when it is lifted.)
 */
export function keepPresses(): void {
  let pressed: Element | null = null;
  const at = ({ target }: Event) => (target instanceof Element ? target.closest(pressable) : null);
  addEventListener(
    'pointerdown',
    (event) => {
      pressed = event.pointerType === 'mouse' && event.button === 0 ? at(event) : null;
    },
    true,
  );
  addEventListener(
    'pointerup',
    (event) => {
      const lost = pressed;
      pressed = null;
      const there = at(event);
      if (!lost || lost.isConnected || !(there instanceof HTMLElement)) return;
      if (there.tagName === lost.tagName && labelOf(there) === labelOf(lost)) there.click();
    },
    true,
  );
}
