import { createElement } from 'react';
import type { AnyActorRef } from 'xstate';
import { ToastAction } from './ToastAction';

type Snapshot = { status: string; can: (event: { type: string }) => boolean };

const nothing = () => undefined;

/**
 * Content of a toast with a button that sends `event` to its flow. `leaveWith` calls back when the
 * flow no longer takes the event: the toast then has nothing left to offer.
 */
export function offerAction(flow: AnyActorRef, event: string, text: string, label: string) {
  return {
    content: (hide: () => void) =>
      createElement(ToastAction, {
        text,
        label,
        onAct: () => {
          flow.send({ type: event });
          hide();
        },
      }),
    leaveWith: (hide: () => void): void => {
      let stop: () => void = nothing;
      const check = () => {
        const snapshot = flow.getSnapshot() as Snapshot;
        if (snapshot.status === 'active' && snapshot.can({ type: event })) return;
        stop();
        hide();
      };
      const subscription = flow.subscribe({ next: check, complete: check });
      stop = () => subscription.unsubscribe();
      check();
    },
  };
}
