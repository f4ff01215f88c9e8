// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { liveCheckoutMachine } from '../../../src/checkout/actors/checkoutActors';
import { useDraftMemory } from '../../../src/checkout/sync';
import { draftKey } from '../../../src/client/storage/orderKeys';
import { forgetPrivateThings } from '../../../src/client/storage/privateKeys';
import { sampleDraft, sampleFacts } from '../../machines/checkout/checkout/samples';

it('S07 nothing of a customer who has left is written down again by the checkout that was open', () => {
  const facts = sampleFacts();
  const parts = { page: 'cart', lines: [], step: null, pending: null, left: null } as const;
  const input = { ...parts, draft: sampleDraft(), facts };
  const actor = createActor(liveCheckoutMachine, { input }).start();
  renderHook(() => useDraftMemory(actor));
  actor.send({ type: 'checkout.typed', patch: { note: 'Ring twice' } });
  expect(draftKey.get()).toEqual({ ...sampleDraft(), note: 'Ring twice', signedIn: false });
  forgetPrivateThings();
  const event = { facts: { ...facts, signedIn: false }, lines: [], linesChanged: true };
  actor.send({ type: 'checkout.factsChanged', ...event });
  expect(draftKey.get()).toBeNull();
});
