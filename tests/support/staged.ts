import { vi } from 'vitest';
import type { AnyActor, AnyStateMachine } from 'xstate';
import {
  call,
  onUnauthenticated,
  setGuestRenewal,
  stagedActor,
  startedFlow,
  waitForFlow,
} from './staging';

export { answers, heard, namesGiven, wear } from './staging';

vi.mock('../../src/client/client', () => ({ call, onUnauthenticated, setGuestRenewal }));

// jsdom has no typefaces that could arrive late.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

const inline = /^(A|B|BDI|BUTTON|EM|INPUT|LABEL|Q|SMALL|SPAN|STRONG)$/;

// No style sheet takes part here, and asking jsdom for what it computes costs more than all else.
window.getComputedStyle = (element) => {
  const { style } = element as HTMLElement;
  const display = style?.display || (inline.test(element.tagName) ? 'inline' : 'block');
  return new Proxy(style ?? document.body.style, {
    get: (own, key) => {
      if (key === 'display') return display;
      if (key === 'getPropertyValue')
        return (name: string) => (name === 'display' ? display : own.getPropertyValue(name));
      const value: unknown = Reflect.get(own, key);
      return typeof value === 'function' ? value.bind(own) : value;
    },
  });
};

vi.mock('xstate', async (original) => {
  const real = await original<typeof import('xstate')>();
  return {
    ...real,
    createActor: (...all: Parameters<typeof real.createActor>) =>
      stagedActor(real.createActor)(...all),
  };
});

/** Shows what starts a flow, and answers the flow, its actors waiting for the script but those that are `shown`. */
export async function begun(
  { id }: AnyStateMachine,
  input: unknown,
  show: () => unknown,
  shown: readonly string[] = [],
): Promise<AnyActor> {
  waitForFlow(id, input, shown);
  await show();
  return vi.waitFor(startedFlow);
}
