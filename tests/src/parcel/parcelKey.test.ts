// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { parcelDraftKey } from '../../../src/client/storage/parcelKeys';
import { liveParcelMachine } from '../../../src/parcel/actors/parcelActors';
import { initialParcel } from '../../../src/parcel/initialParcel';
import { sampleParcelFacts } from '../../machines/parcel/parcel/samples';

const visit = (profile: Parameters<typeof initialParcel>[0]['profile'] = null) =>
  initialParcel({
    needsEmail: false,
    stored: parcelDraftKey.get(),
    guest: null,
    profile,
    signedIn: profile !== null,
    here: null,
    methods: ['cash_on_delivery'],
    listed: [],
    categoryId: null,
  });

beforeEach(() => window.localStorage.clear());

it('ORD-02 after a parcel was sent in another window, the next one has a key of its own', () => {
  const draft = { ...visit(), note: 'Ring twice' };
  parcelDraftKey.set(draft);
  const again = visit();
  expect([again.key, again.note]).toEqual([draft.key, 'Ring twice']);

  const input = { draft: again, facts: sampleParcelFacts(), step: null, pending: null };
  const actor = createActor(liveParcelMachine, { input }).start();
  actor.send({ type: 'parcel.orderedElsewhere', orderId: 100_010 });
  expect(actor.getSnapshot().value).toBe('orderedElsewhere');
  expect(parcelDraftKey.get()).toBeNull();

  const next = visit();
  expect(next.key).toMatch(/^\S{16,}$/);
  expect([next.key === draft.key, next.note]).toEqual([false, '']);
});

it('CHK-05 a parcel that a guest began goes on as the customer who has signed in since', () => {
  const sara = { f_name: 'Sara', l_name: 'Aziz', phone: '+971507654321' } as NonNullable<
    Parameters<typeof visit>[0]
  >;
  const begun = visit();
  const sender = { name: 'Mona', phone: '+971500000002', place: null };
  parcelDraftKey.set({ ...begun, sender, senderDone: true, note: 'Ring twice' });
  const { name, phone } = visit().sender;
  expect([name, phone]).toEqual(['Mona', '+971500000002']);
  const hers = visit(sara);
  expect([hers.sender.name, hers.sender.phone, hers.senderDone, hers.note]).toEqual([
    'Sara Aziz',
    '+971507654321',
    false,
    'Ring twice',
  ]);
});
