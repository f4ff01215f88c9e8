import { fromPromise, type NonReducibleUnknown, type PromiseActorLogic } from 'xstate';

/**
 * The placeholder of an actor that opens another flow and waits for how it ends. That flow's code comes when it is
 * opened, so its machine is not invoked here; its id stands in the placeholder, and the chart shows it as nested.
 */
export const opens = <Output, Input = NonReducibleUnknown>(
  flow: string,
): PromiseActorLogic<Output, Input> =>
  Object.assign(
    fromPromise<Output, Input>(() => Promise.reject(new Error('not provided'))),
    { flow },
  );
