import { testPaths } from 'statechart-kit/vitest';
import { expect } from 'vitest';
import { createMachine } from 'xstate';

/** What is tested: any product, in its own way. */
class Door {
  isOpen = false;
  push() {
    this.isOpen = !this.isOpen;
  }
}

const doorMachine = createMachine({
  id: 'door',
  initial: 'closed',
  states: { closed: { on: { push: 'open' } }, open: { on: { push: 'closed' } } },
});

testPaths(doorMachine, {
  product: {
    start: () => new Door(),
    events: { push: (door) => door.push() },
    states: {
      closed: (door) => expect(door.isOpen).toBe(false),
      open: (door) => expect(door.isOpen).toBe(true),
    },
  },
});
