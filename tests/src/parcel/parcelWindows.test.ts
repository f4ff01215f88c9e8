// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { parcelDraftKey } from '../../../src/client/storage/parcelKeys';
import { liveParcelMachine } from '../../../src/parcel/actors/parcelActors';
import { initialParcel } from '../../../src/parcel/initialParcel';
import { useParcelMemory } from '../../../src/parcel/sync';
import { sampleParcelFacts } from '../../machines/parcel/parcel/samples';

/** A window in which the parcel is open. */
function openWindow() {
  const draft = initialParcel({
    stored: parcelDraftKey.get(),
    guest: null,
    profile: null,
    here: null,
    methods: ['cash_on_delivery'],
    listed: [],
    categoryId: null,
  });
  const input = { draft, facts: sampleParcelFacts(), step: null, pending: null };
  const actor = createActor(liveParcelMachine, { input }).start();
  renderHook(() => useParcelMemory(actor));
  return actor;
}

beforeEach(() => window.localStorage.clear());

it('S07 a window in which nothing is typed leaves what another one has written', () => {
  const older = openWindow();
  const newer = openWindow();
  newer.send({ type: 'parcel.typed', patch: { note: 'Ring twice' } });
  older.send({ type: 'parcel.factsChanged', facts: { ...sampleParcelFacts(), openNow: false } });
  expect(parcelDraftKey.get()?.note).toBe('Ring twice');
});

it('S07 one in which something is typed writes that alone; both windows are about one parcel', () => {
  const older = openWindow();
  older.send({ type: 'parcel.typed', patch: { note: 'Ring' } });
  const newer = openWindow();
  newer.send({ type: 'parcel.typed', patch: { note: 'Ring twice' } });
  older.send({ type: 'parcel.typed', patch: { instruction: 'Second floor' } });
  const { key, note, instruction } = parcelDraftKey.get() ?? {};
  expect([note, instruction]).toEqual(['Ring twice', 'Second floor']);
  expect([older, newer].map((actor) => actor.getSnapshot().context.draft.key)).toEqual([key, key]);
});

it('ORD-02 what is typed for the next parcel is not put into one that was sent', () => {
  const older = openWindow();
  parcelDraftKey.set(null);
  older.send({ type: 'parcel.typed', patch: { note: 'Ring twice' } });
  expect(parcelDraftKey.get()).toEqual(older.getSnapshot().context.draft);
});
