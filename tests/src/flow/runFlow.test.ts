import { expect, it, vi } from 'vitest';
import { setup } from 'xstate';
import { OverlayFailed } from '../../../src/flow/overlays';
import { runFlow } from '../../../src/flow/runFlow';

vi.mock('../../../src/flow/overlays', async (original) => {
  const { OverlayFailed: Failed } = await original<typeof import('../../../src/flow/overlays')>();
  return {
    OverlayFailed: Failed,
    openOverlay: () => Promise.reject(new Failed('An overlay broke')),
  };
});

const asking = setup({}).createMachine({
  initial: 'asking',
  states: { asking: { tags: ['needsAnswer'] } },
});
const screens = () => Promise.resolve({ default: () => null });

it('a flow whose screens cannot be had is given up, so that its button can be pressed again (ERR-01)', async () => {
  const { actor, output, waited } = runFlow(asking, undefined, screens);
  await expect(waited).rejects.toBeInstanceOf(OverlayFailed);
  await expect(output).rejects.toBeInstanceOf(OverlayFailed);
  expect(actor.getSnapshot().status).toBe('stopped');
});
