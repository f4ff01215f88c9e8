import type { AnyActorRef } from 'xstate';
import { fromPromise } from 'xstate';
import type { Emitted } from '../../machines/emitted';

/** An actor whose answers a test gives when it likes, with what it was asked and whether it was dropped. */
export function fakeActor<Output, Input = unknown>() {
  const calls: {
    input: Input;
    signal: AbortSignal;
    answer: (output: Output) => void;
    fail: (error: unknown) => void;
  }[] = [];
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((answer, fail) => {
        calls.push({ input, signal, answer, fail });
      }),
  );
  const last = () => {
    const call = calls.at(-1);
    if (!call) throw new Error('the actor was not asked');
    return call;
  };
  return { logic, calls, last };
}

/** What a flow and its children emit, in order, as `notify <message>` and `navigate <place>`. */
export function listen(actor: AnyActorRef): string[] {
  const heard: string[] = [];
  const listenTo = (part: AnyActorRef) =>
    part.on('*', (event: Emitted) => {
      heard.push(event.type === 'notify' ? `notify ${event.message}` : `navigate ${event.to}`);
    });
  listenTo(actor);
  actor.system.inspect((event) => {
    if (event.type === '@xstate.actor' && event.actorRef !== actor) {
      listenTo(event.actorRef as AnyActorRef);
    }
  });
  return heard;
}
