// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { ParcelDraft } from '../../../domain/parcel/parcelDraft';
import { parcelDraftKey } from '../../../src/client/storage/parcelKeys';
import { forgetPrivateThings } from '../../../src/client/storage/privateKeys';
import { liveParcelMachine } from '../../../src/parcel/actors/parcelActors';
import { initialParcel, type ParcelSources } from '../../../src/parcel/initialParcel';
import { useParcelMemory } from '../../../src/parcel/parcelMemory';
import { sampleParcelFacts } from '../../machines/parcel/parcel/samples';

/** A window in which the parcel is open. */
function openWindow(way: Partial<ParcelSources> = {}) {
  const draft = initialParcel({
    needsEmail: false,
    stored: parcelDraftKey.get(),
    guest: null,
    profile: null,
    signedIn: false,
    here: null,
    methods: ['cash_on_delivery'],
    listed: [],
    categoryId: null,
    ...way,
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

it('S07 nothing of a customer who has left is written down again', () => {
  const open = openWindow();
  open.send({ type: 'parcel.typed', patch: { note: 'Ring twice' } });
  forgetPrivateThings();
  open.send({ type: 'parcel.factsChanged', facts: { ...sampleParcelFacts(), openNow: false } });
  expect(parcelDraftKey.get()).toBeNull();
});

const draftIn = (window: ReturnType<typeof openWindow>) => window.getSnapshot().context.draft;

/** What is known of these fields. */
const known = <Field extends keyof ParcelDraft>(draft: ParcelDraft | null, ...fields: Field[]) =>
  fields.map((field) => draft?.[field]);

/** The field that the keys go into, as a browser has it in the window in front. */
function typeIn(): HTMLTextAreaElement {
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  return field;
}

describe('S07 a parcel that is open in two windows', () => {
  afterEach(() => document.body.replaceChildren());

  it('is shown in both as it was written last, with nothing pressed in the other', () => {
    const here = openWindow();
    here.send({ type: 'parcel.typed', patch: { note: 'Ring' } });
    const there = openWindow();
    there.send({ type: 'parcel.typed', patch: { note: 'Ring twice', categoryId: 2 } });
    expect(draftIn(here)).toEqual(draftIn(there));
    expect(known(draftIn(here), 'note', 'categoryId')).toEqual(['Ring twice', 2]);
    here.send({ type: 'parcel.typed', patch: { note: '' } });
    expect(draftIn(there)).toEqual(parcelDraftKey.get());
    expect(known(draftIn(there), 'note', 'categoryId')).toEqual(['', 2]);
  });

  it('keeps what each has written of one person', () => {
    const here = openWindow();
    here.send({ type: 'parcel.typed', patch: { note: 'Ring' } });
    const there = openWindow();
    const { sender } = draftIn(here);
    here.send({ type: 'parcel.typed', patch: { sender: { ...sender, name: 'Lina Haddad' } } });
    // A form that has not been drawn anew says the rest as it was.
    there.send({
      type: 'parcel.typed',
      patch: { sender: { ...draftIn(there).sender, phone: '0501234567' } },
    });
    for (const window of [here, there])
      expect(draftIn(window).sender).toEqual({
        ...sender,
        name: 'Lina Haddad',
        phone: '0501234567',
      });
  });

  it('keeps the text that somebody is typing, and that text counts when it is left', () => {
    const here = openWindow();
    here.send({ type: 'parcel.typed', patch: { note: 'R' } });
    const there = openWindow();
    const field = typeIn();
    here.send({ type: 'parcel.typed', patch: { note: 'Ring' } });
    expect(draftIn(there).note).toBe('Ring');
    const patch = { note: 'Leave it', instruction: 'Keep it upright' };
    field.blur();
    there.send({ type: 'parcel.typed', patch: { note: 'Leave' } });
    expect(draftIn(here).note).toBe('Leave');

    field.focus();
    here.send({ type: 'parcel.typed', patch: { note: 'Ring twice' } });
    parcelDraftKey.set({ ...draftIn(there), ...patch });
    const both = ['Ring twice', 'Keep it upright'];
    expect(known(draftIn(here), 'note', 'instruction')).toEqual(both);
    field.blur();
    for (const draft of [draftIn(here), draftIn(there), parcelDraftKey.get()])
      expect(known(draft, 'note', 'instruction')).toEqual(both);
  });

  it('is the one that was begun, in a window in which nothing was; two that were begun stay two', () => {
    const empty = openWindow();
    const here = openWindow();
    here.send({ type: 'parcel.typed', patch: { note: 'Ring' } });
    expect(draftIn(empty)).toEqual(draftIn(here));
    const another = { ...draftIn(here), key: 'the key of another parcel', note: 'Leave it' };
    parcelDraftKey.set(another);
    expect([draftIn(empty).note, draftIn(here).note]).toEqual(['Ring', 'Ring']);
  });
});

describe('S12 a parcel that was begun and left', () => {
  const place = (address: string, lat: number) => ({
    address,
    point: { lat, lng: 55.27 },
    zoneIds: [1],
  });
  const kept = () => {
    const draft = parcelDraftKey.get();
    if (!draft) throw new Error('nothing is kept');
    return draft;
  };
  const oldStreet = place('Old Street 1', 25.2);
  const newStreet = place('New Street 9', 25.3);

  it('LOC-07 has the kind that was pressed and the place that was chosen since, also when more is typed', () => {
    const before = openWindow({ here: oldStreet, categoryId: 1 });
    before.send({ type: 'parcel.typed', patch: { note: 'Ring', senderDone: true } });
    before.stop();
    const now = openWindow({ here: newStreet, categoryId: 3 });
    now.send({ type: 'parcel.typed', patch: { note: 'Ring twice' } });
    for (const { categoryId, sender, senderDone, note } of [draftIn(now), kept()])
      expect([categoryId, sender.place?.address, senderDone, note]).toEqual([
        3,
        'New Street 9',
        false,
        'Ring twice',
      ]);
  });

  it('gives way to one that is sent again, over a reload too', () => {
    openWindow().send({ type: 'parcel.typed', patch: { note: 'Ring' } });
    const { key: _, ...begun } = kept();
    const again = openWindow({ stored: { ...begun, note: 'As last time' } });
    expect(parcelDraftKey.get()).toEqual(draftIn(again));
    expect(draftIn(openWindow()).note).toBe('As last time');
  });
});
