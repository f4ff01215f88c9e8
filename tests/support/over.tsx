import { type ComponentType, type ReactNode, useState } from 'react';
import type { AnyActor, AnyStateMachine } from 'xstate';
import { withoutEffects } from '../../charts/model/withoutEffects';
import type { OverlayProps } from '../../src/flow/overlays';
import { renderAtOnce } from './renderAtOnce';

type Load = () => Promise<{ default: ComponentType<never> }>;

function Overlay({ Flow, input }: { Flow: ComponentType<never>; input: unknown }) {
  const [isOpen, setOpen] = useState(true);
  const Dialog = Flow as ComponentType<OverlayProps<unknown, unknown>>;
  return isOpen ? <Dialog input={input} onDone={() => setOpen(false)} /> : null;
}

/** A flow's dialog over an empty page; it leaves when the flow says so, as in the shop. */
export const over = (load: Load, input: unknown) => async (): Promise<void> => {
  const { default: Flow } = await load();
  await renderAtOnce(<Overlay Flow={Flow} input={input} />);
};

/** A flow whose screens another flow shows: it is started beside them. */
export const beside =
  (machine: AnyStateMachine, piece: (actor: never) => ReactNode) => async (): Promise<void> => {
    // Only now are actors staged, whatever the order of a test's imports.
    const { createActor } = await import('xstate');
    const { listenToFlow } = await import('../../src/flow/useFlow');
    const actor = createActor(withoutEffects(machine));
    listenToFlow(actor as AnyActor);
    actor.start();
    await renderAtOnce(piece(actor as never));
  };
