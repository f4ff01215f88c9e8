/** The form of the open step; the action button stands outside it and submits it by this id. */
export const stepFormId = 'checkout-step';

let isOnItsWay = false;
const listeners = new Set<() => void>();

/** Whether the open step's code is still on its way: until it is there, there is no form to submit. */
export const stepArrival = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  getSnapshot: () => isOnItsWay,
  set: (onItsWay: boolean) => {
    isOnItsWay = onItsWay;
    for (const listener of listeners) listener();
  },
};
