// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { parcelDraftKey } from '../../../src/client/storage/parcelKeys';
import { storedPlace, storePlace } from '../../../src/client/storage/storage';
import { liveParcelMachine } from '../../../src/parcel/actors/parcelActors';
import { initialParcel } from '../../../src/parcel/initialParcel';
import { useParcelMemory } from '../../../src/parcel/parcelMemory';
import { useNewSender } from '../../../src/parcel/sync';
import { sampleParcelFacts } from '../../machines/parcel/parcel/samples';

const browse = (address: string, lat: number) =>
  storePlace({ address, point: { lat, lng: 46 }, zoneIds: [1] });

const open: (() => void)[] = [];
afterEach(() => {
  for (const leave of open.splice(0)) leave();
});

/** The parcel's page is opened. */
function visit() {
  const draft = initialParcel({
    needsEmail: false,
    stored: parcelDraftKey.get(),
    guest: null,
    profile: null,
    signedIn: false,
    here: storedPlace(),
    methods: ['cash_on_delivery'],
    listed: [],
    categoryId: null,
  });
  const input = { draft, facts: sampleParcelFacts(), step: null, pending: null };
  const actor = createActor(liveParcelMachine, { input }).start();
  const { unmount } = renderHook(() => {
    useParcelMemory(actor);
    useNewSender(actor);
  });
  const leave = () => {
    unmount();
    actor.stop();
  };
  open.push(leave);
  const draftNow = () => actor.getSnapshot().context.draft;
  return {
    actor,
    draftNow,
    sender: () => {
      const { sender, senderDone } = draftNow();
      return [sender.place?.address, sender.place?.latitude, senderDone];
    },
    leave,
  };
}

beforeEach(() => {
  window.localStorage.clear();
  browse('1 Palm Street', 24.7);
});

describe('the sender of a parcel that was begun (LOC-07)', () => {
  it('stands where the shopper has chosen to browse from since', () => {
    const before = visit();
    before.actor.send({ type: 'parcel.typed', patch: { note: 'Ring', senderDone: true } });
    before.leave();
    expect(visit().sender()).toEqual(['1 Palm Street', 24.7, true]);
    browse('9 Quay', 24.9);
    const after = visit();
    expect(after.sender()).toEqual(['9 Quay', 24.9, false]);
    expect(after.draftNow().note).toBe('Ring');
  });

  it('comes along while the page is open, too', () => {
    const { actor, sender } = visit();
    actor.send({ type: 'parcel.typed', patch: { note: 'Ring', senderDone: true } });
    act(() => browse('9 Quay', 24.9));
    expect(sender()).toEqual(['9 Quay', 24.9, false]);
    act(() => browse('2 Hill', 24.8));
    expect(sender()).toEqual(['2 Hill', 24.8, false]);
  });

  it('stays where they were put for the parcel', () => {
    const before = visit();
    const { sender } = before.draftNow();
    const place = sender.place && { ...sender.place, address: '5 Mill Lane', latitude: 24.5 };
    before.actor.send({ type: 'parcel.typed', patch: { sender: { ...sender, place } } });
    act(() => browse('9 Quay', 24.9));
    expect(before.sender()).toEqual(['5 Mill Lane', 24.5, false]);
    before.leave();
    browse('2 Hill', 24.8);
    expect(visit().sender()).toEqual(['5 Mill Lane', 24.5, false]);
  });

  it('keeps house and floor while the place is the same', () => {
    const before = visit();
    const { sender } = before.draftNow();
    const place = sender.place && { ...sender.place, house: '4' };
    before.actor.send({ type: 'parcel.typed', patch: { sender: { ...sender, place } } });
    before.leave();
    expect(visit().draftNow().sender.place?.house).toBe('4');
  });
});
