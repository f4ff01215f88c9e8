import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { placeOfAddress } from '../../../../domain/place/addressBook';
import { addressChoiceMachine } from '../../../../machines/place/addressChoice';
import {
  type AddressChangeAnswer,
  type AddressToSave,
  addressFormMachine,
  type SaveAnswer,
} from '../../../../machines/place/addressForm';
import { sampleAddress, sampleAddressForm } from '../../../support/addresses';
import { fakeActor, listen } from '../../../support/fakes';

const point = { lat: 25.2, lng: 55.3 };
const home = sampleAddress();
const toSave: AddressToSave = { id: null, form: sampleAddressForm(), point };
const saved = (zone_ids = [1]): SaveAnswer => ({
  ok: true,
  message: 'Successfully added!',
  address: sampleAddress({ zone_ids }),
});
const refused = { ok: false, reason: 'refused', message: 'Not found' } as const;
const dead = { ok: false, reason: 'unauthenticated', message: '' } as const;

function start(zoneId: number | null = 1) {
  const save = fakeActor<SaveAnswer, AddressToSave>();
  const remove = fakeActor<AddressChangeAnswer, { id: number }>();
  const signIn = fakeActor<{ signedIn: boolean }>();
  const done: unknown[] = [];
  const actor = createActor(
    addressChoiceMachine.provide({
      actors: {
        addressForm: addressFormMachine.provide({
          actors: { saveAddress: save.logic, askToSignIn: signIn.logic },
        }),
        saveAddress: save.logic,
        deleteAddress: remove.logic,
        askToSignIn: signIn.logic,
      },
      actions: {
        takePlace: (_, { place }) => void done.push(place),
        adoptSaved: (_, { address }) => void done.push(address?.id ?? null),
      },
    }),
    { input: { zoneId } },
  );
  const heard = listen(actor);
  actor.start();
  const reach = (state: string | object) =>
    waitFor(actor, (snapshot) => snapshot.matches(state as never));
  const form = () => actor.getSnapshot().children.addressForm;
  return { actor, save, remove, signIn, done, heard, reach, form };
}

describe('the saved addresses', () => {
  it('ADDR-12 one is marked and selected', () => {
    const { actor, done } = start();
    actor.send({ type: 'address.listOpened', id: null });
    actor.send({ type: 'address.marked', id: 1 });
    expect(actor.getSnapshot().context.marked).toBe(1);
    expect(done).toEqual([]);
    actor.send({ type: 'address.selected', place: placeOfAddress(home) });
    expect(actor.getSnapshot().value).toEqual({ standing: 'quiet' });
    expect(done).toEqual([placeOfAddress(home)]);
  });

  it('ADDR-12 Cancel changes nothing, and the next time the selected one is marked again', () => {
    const { actor, done } = start();
    actor.send({ type: 'address.listOpened', id: 3 });
    actor.send({ type: 'address.marked', id: 1 });
    actor.send({ type: 'address.listClosed' });
    actor.send({ type: 'address.listOpened', id: 3 });
    expect(actor.getSnapshot().context.marked).toBe(3);
    expect(done).toEqual([]);
  });
});

describe('writing an address', () => {
  it('ADDR-12 from the list; saved where the store delivers it becomes the selected one', async () => {
    const { actor, save, done, heard, reach, form } = start();
    actor.send({ type: 'address.listOpened', id: null });
    actor.send({ type: 'address.formAsked', id: null, point });
    form()?.send({ type: 'addressForm.submitted', form: sampleAddressForm() });
    save.last().answer(saved());
    await reach('standing');
    expect(done).toEqual([placeOfAddress(home)]);
    expect(heard).toEqual(['notify address.saved']);
  });

  it('ADDR-19 saved where the store does not deliver: told, and not selected', async () => {
    const { actor, save, done, heard, reach, form } = start(2);
    actor.send({ type: 'address.formAsked', id: null, point });
    form()?.send({ type: 'addressForm.submitted', form: sampleAddressForm() });
    save.last().answer(saved([1]));
    await reach('standing');
    expect(done).toEqual([]);
    expect(heard).toEqual(['notify address.saved', 'notify address.outsideStore']);
  });

  it('is taken as it was typed when the list cannot be read again', async () => {
    const { actor, save, done, reach, form } = start();
    actor.send({ type: 'address.formAsked', id: null, point });
    const named = sampleAddressForm({ type: 'other', label: 'Grandma' });
    form()?.send({ type: 'addressForm.submitted', form: named });
    save.last().answer({ ok: true, message: '', address: null });
    await reach('standing');
    expect(done).toEqual([{ ...placeOfAddress(home), id: null, address_type: 'Grandma' }]);
  });

  it('closed, it leads back to where it was opened', async () => {
    const { actor, reach, form } = start();
    actor.send({ type: 'address.formAsked', id: 1, point });
    form()?.send({ type: 'addressForm.closed' });
    await reach('standing');
    actor.send({ type: 'address.listOpened', id: null });
    actor.send({ type: 'address.formAsked', id: null, point: null });
    form()?.send({ type: 'addressForm.closed' });
    await reach('choosing');
  });
});

describe("'Save this Address'", () => {
  it('ADDR-17 saves at once; the selected address is a saved one from then on', async () => {
    const { actor, save, done, heard, reach } = start();
    actor.send({ type: 'address.saveTicked', ...toSave });
    actor.send({ type: 'address.saveTicked', ...toSave });
    expect(save.calls).toHaveLength(1);
    expect(save.last().input).toEqual(toSave);
    save.last().answer(saved());
    const { context } = await reach('standing');
    expect(done).toEqual([1]);
    expect(context.toSave).toBeNull();
    expect(heard).toEqual(['notify address.saved']);
  });

  it('ADDR-34 refused: the box is as before, and the server’s sentence is said', async () => {
    const { actor, save, done, heard, reach } = start();
    actor.send({ type: 'address.saveTicked', ...toSave });
    save.last().answer(refused);
    const { context } = await reach('standing');
    expect([context.toSave, done]).toEqual([null, []]);
    expect(heard).toEqual(['notify server.refusal']);
  });

  it('ADDR-34 does not reach the shop: the box is as before, and can be ticked again', async () => {
    const { actor, save, heard, reach } = start();
    actor.send({ type: 'address.saveTicked', ...toSave });
    save.last().fail(new Error('down'));
    expect((await reach({ standing: 'failed' })).context.toSave).toBeNull();
    expect(heard).toEqual(['notify failed.network']);
    actor.send({ type: 'address.saveTicked', ...toSave });
    expect(save.calls).toHaveLength(2);
  });

  it('with a dead token signs in again, and saves then; or the box is as before', async () => {
    const { actor, save, signIn, reach } = start();
    actor.send({ type: 'address.saveTicked', ...toSave });
    save.last().answer(dead);
    await reach({ keeping: 'signingIn' });
    signIn.last().answer({ signedIn: true });
    await reach({ keeping: 'saving' });
    expect(save.last().input).toEqual(toSave);
    save.last().answer(dead);
    await reach({ keeping: 'signingIn' });
    signIn.last().answer({ signedIn: false });
    expect((await reach('standing')).context.toSave).toBeNull();
  });
});

describe('deleting an address', () => {
  const asked = { type: 'address.deleteAsked', address: home } as const;

  it('asks first, deletes once, and says so', async () => {
    const { actor, remove, heard, reach } = start(null);
    actor.send(asked);
    expect(remove.calls).toEqual([]);
    actor.send({ type: 'address.deleteConfirmed' });
    actor.send({ type: 'address.deleteConfirmed' });
    expect(remove.calls.map(({ input }) => input)).toEqual([{ id: 1 }]);
    remove.last().answer({ ok: true, message: 'Successfully removed!' });
    await reach('standing');
    expect(heard).toEqual(['notify address.deleted']);
  });

  it('keeps it when the customer thinks better of it', () => {
    const { actor, remove } = start(null);
    actor.send(asked);
    actor.send({ type: 'address.deleteDeclined' });
    expect(actor.getSnapshot().value).toEqual({ standing: 'quiet' });
    expect(remove.calls).toEqual([]);
  });

  it('ADDR-34 tells why it stays, after a refusal and out of reach, and tries again', async () => {
    const { actor, remove, heard, reach } = start(null);
    actor.send(asked);
    actor.send({ type: 'address.deleteConfirmed' });
    remove.last().answer(refused);
    expect((await reach({ leaving: 'refused' })).context.refusal).toBe('Not found');
    expect(heard).toEqual(['notify server.refusal']);
    actor.send({ type: 'address.deleteConfirmed' });
    remove.last().fail(new Error('down'));
    expect((await reach({ leaving: 'failed' })).context.refusal).toBe('');
    actor.send({ type: 'address.deleteConfirmed' });
    expect(remove.calls).toHaveLength(3);
  });

  it('asks again after a session that ended', async () => {
    const { actor, remove, signIn, reach } = start(null);
    actor.send(asked);
    actor.send({ type: 'address.deleteConfirmed' });
    remove.last().answer(dead);
    await reach({ leaving: 'signingIn' });
    signIn.last().answer({ signedIn: true });
    await reach({ leaving: 'asking' });
    expect(remove.calls).toHaveLength(1);
  });
});
