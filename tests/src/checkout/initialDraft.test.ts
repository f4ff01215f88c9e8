import { describe, expect, it } from 'vitest';
import { placeOfAddress } from '../../../domain/place/addressBook';
import { initialDraft } from '../../../src/checkout/initialDraft';
import { chosenAddressKey } from '../../../src/client/storage/chosenAddress';
import { sampleDraft, sampleFacts, samplePlace } from '../../machines/checkout/checkout/samples';
import { sampleAddress } from '../../support/addresses';

const here = { address: '12 Palm Street', point: { lat: 25.2, lng: 55.3 }, zoneIds: [1] };
const sources = {
  storeId: 7,
  facts: sampleFacts(),
  listed: [],
  stored: null,
  guest: null,
  profile: null,
  coupon: null,
  here,
};
const northBank = {
  id: null,
  address: 'North Bank',
  address_type: 'Selected Address',
  latitude: 25.4,
  longitude: 55.3,
  road: '',
  house: '',
  floor: '',
};
const guest = {
  contact_person_name: 'Lina',
  contact_person_number: '+971501234567',
  contact_person_email: 'lina@example.com',
  place: { ...samplePlace, address: 'Blue door' },
};

describe('where the checkout begins', () => {
  it('starts at the place that the shopper browses from (ADDR-37)', () => {
    expect(initialDraft(sources).place).toMatchObject({
      address: '12 Palm Street',
      address_type: 'Selected Address',
      latitude: 25.2,
      longitude: 55.3,
    });
  });
  it('knows a guest again: contact typed once, door remembered nearby (ADDR-27)', () => {
    const draft = initialDraft({ ...sources, guest });
    expect(draft).toMatchObject({ name: 'Lina', email: 'lina@example.com' });
    expect(draft.place?.address).toBe('Blue door');
  });
  it('PAGE-02 takes the coupon along that was chosen on the page of coupons', () => {
    const wished = { ...sources, coupon: 'WELCOME10' };
    expect(initialDraft(sources).couponCode).toBeNull();
    expect(initialDraft(wished).couponCode).toBe('WELCOME10');
    const stored = sampleDraft({ storeId: 7, couponCode: 'TAKE3' });
    // It was applied after the one that the checkout has: choosing there ends the wish.
    expect(initialDraft({ ...wished, stored }).couponCode).toBe('WELCOME10');
    expect(initialDraft({ ...sources, stored }).couponCode).toBe('TAKE3');
    const other = sampleDraft({ storeId: 8, couponCode: 'TAKE3' });
    expect(initialDraft({ ...wished, stored: other }).couponCode).toBe('WELCOME10');
  });

  it('does not send an order to the old door when the guest is elsewhere', () => {
    const far = { ...here, address: 'North Bank', point: { lat: 25.4, lng: 55.3 } };
    expect(initialDraft({ ...sources, guest, here: far }).place?.address).toBe('North Bank');
  });
  it('LOC-07 nor when they have chosen a place nearby since', () => {
    const browsed = { address: here.address, latitude: here.point.lat, longitude: here.point.lng };
    const known = { ...guest, place: { ...guest.place, browsed } };
    expect(initialDraft({ ...sources, guest: known }).place).toEqual(guest.place);
    const nextDoor = { ...here, address: '14 Palm Street', point: { lat: 25.201, lng: 55.3 } };
    expect(initialDraft({ ...sources, guest: known, here: nextDoor }).place?.address).toBe(
      '14 Palm Street',
    );
  });
  it.each([
    ['a guest left behind, signed in', false, true, 'Sara Aziz', '+971507654321'],
    ['a customer left behind', true, true, 'Typed Name', '+971509999999'],
    ['an order was made with', undefined, true, 'Typed Name', '+971509999999'],
    ['a guest left behind', false, false, 'Typed Name', '+971509999999'],
  ] as const)('CHK-05 the contact that %s', (_, before, signedIn, name, phone) => {
    const profile = {
      f_name: 'Sara',
      l_name: 'Aziz',
      phone: '+971507654321',
    } as NonNullable<Parameters<typeof initialDraft>[0]['profile']>;
    const typed = { name: 'Typed Name', phone: '+971509999999', signedIn: before };
    const draft = initialDraft({
      ...sources,
      facts: sampleFacts({ signedIn }),
      profile: signedIn ? profile : null,
      stored: sampleDraft(typed),
    });
    expect([draft.name, draft.phone]).toEqual([name, phone]);
  });
  describe('whom the courier meets (ADDR-37)', () => {
    const profile = { f_name: 'Sara', l_name: 'Aziz', phone: '+971507654321' } as NonNullable<
      Parameters<typeof initialDraft>[0]['profile']
    >;
    const mother = { name: 'Mona', phone: '+971500000002' };
    const hers = sampleAddress({
      id: 2,
      contact_person_name: mother.name,
      contact_person_number: mother.phone,
    });
    const facts = sampleFacts({ signedIn: true });
    const known = { ...sources, facts, profile, saved: [hers] };
    const her = { ...mother, place: placeOfAddress(hers), signedIn: true };
    const contactOf = (more: Partial<Parameters<typeof initialDraft>[0]>) => {
      const { name, phone } = initialDraft({ ...known, ...more });
      return { name, phone };
    };
    it('at the saved address that was chosen in the header', () => {
      chosenAddressKey.set(her.place);
      const { latitude: lat, longitude: lng, address } = her.place;
      expect(contactOf({ here: { address, point: { lat, lng }, zoneIds: [1] } })).toEqual(mother);
      chosenAddressKey.set(null);
    });
    it('but nobody where it is taken away', () => {
      const takesAway = sampleFacts({ signedIn: true, offers: ['take_away'] });
      chosenAddressKey.set(her.place);
      const { latitude: lat, longitude: lng, address } = her.place;
      const there = { address, point: { lat, lng }, zoneIds: [1] };
      expect(contactOf({ here: there, facts: takesAway })).toEqual({
        name: 'Sara Aziz',
        phone: '+971507654321',
      });
      chosenAddressKey.set(null);
    });
    it('at the saved address to which is ordered again', () => {
      expect(contactOf({ stored: sampleDraft({ ...her, name: '', phone: '' }) })).toEqual(mother);
    });
    it('where another place was chosen since, with a name that was typed', () => {
      const own = { name: 'Sara Aziz', phone: '+971507654321' };
      const moved = { ...here, point: { lat: 25.4, lng: 55.3 } };
      const browsed = { address: here.address, latitude: 25.2, longitude: 55.3 };
      const left = sampleDraft({ ...her, browsed });
      expect(contactOf({ here: moved, stored: left })).toEqual(own);
      const typed = { name: 'Omar', phone: '+971509999999' };
      expect(contactOf({ here: moved, stored: { ...left, ...typed } })).toEqual(typed);
    });
  });
  it('CHK-05 what a guest typed fills in what a profile lacks', () => {
    const profile = { f_name: 'Sara', l_name: '', phone: '' } as NonNullable<
      Parameters<typeof initialDraft>[0]['profile']
    >;
    const stored = sampleDraft({ name: 'Typed', phone: '+971509999999', signedIn: false });
    const facts = sampleFacts({ signedIn: true });
    const draft = initialDraft({ ...sources, facts, profile, stored });
    expect([draft.name, draft.phone]).toEqual(['Sara', '+971509999999']);
  });
  it('goes on with what was left behind at the same store', () => {
    const stored = sampleDraft({ tip: 3, note: 'Ring', couponCode: 'TEN' });
    expect(initialDraft({ ...sources, stored })).toEqual(stored);
  });
  it('follows the shopper to another place, unless an address was chosen or typed (LOC-07)', () => {
    const moved = { ...here, address: 'North Bank', point: { lat: 25.4, lng: 55.3 } };
    const placeAfter = (place: typeof samplePlace) =>
      initialDraft({ ...sources, here: moved, stored: sampleDraft({ place }) }).place;
    expect(placeAfter(samplePlace)).toMatchObject({ address: 'North Bank', latitude: 25.4 });
    const saved = { ...samplePlace, id: 5, address_type: 'home' };
    expect(placeAfter(saved)).toEqual(saved);
    const typed = { ...samplePlace, address_type: '', address: 'Blue door' };
    expect(placeAfter(typed)).toEqual(typed);
  });
  it('LOC-07 a place chosen in the header after the checkout was left is where the order goes', () => {
    const moved = { ...here, address: 'North Bank', point: { lat: 25.4, lng: 55.3 } };
    const browsed = { address: here.address, latitude: here.point.lat, longitude: here.point.lng };
    const home = { ...samplePlace, id: 5, address_type: 'home', address: 'Home Street 1' };
    const left = sampleDraft({ place: home, browsed, placeDone: true });
    const draft = initialDraft({ ...sources, here: moved, stored: left });
    expect(draft).toEqual({ ...left, place: northBank, placeDone: false });
    const otherStore = { ...left, storeId: 8 };
    expect(initialDraft({ ...sources, here: moved, stored: otherStore }).place?.address).toBe(
      'North Bank',
    );
    expect(initialDraft({ ...sources, stored: left })).toEqual(left);
  });
  it('LOC-07 an order that is changed stays at its door, though not one at another store', () => {
    const moved = { ...here, address: 'North Bank', point: { lat: 25.4, lng: 55.3 } };
    const browsed = { address: here.address, latitude: here.point.lat, longitude: here.point.lng };
    const door = { ...samplePlace, address_type: 'home', address: 'Home Street 1' };
    const stored = sampleDraft({ place: door, browsed, ofOrder: true });
    expect(initialDraft({ ...sources, here: moved, stored })).toEqual(stored);
    const { place, ofOrder } = initialDraft({ ...sources, storeId: 8, here: moved, stored });
    expect([place, ofOrder]).toEqual([northBank, undefined]);
  });
  it('LOC-07 a saved address chosen in the header keeps its kind, house and floor', () => {
    const office = {
      id: 9,
      address: here.address,
      address_type: 'office',
      latitude: here.point.lat,
      longitude: here.point.lng,
      road: 'Cedar Street',
      house: '12',
      floor: '3',
    };
    chosenAddressKey.set(office);
    expect(initialDraft(sources).place).toEqual(office);
    const moved = { ...here, address: 'North Bank' };
    expect(initialDraft({ ...sources, here: moved }).place).toEqual({
      ...northBank,
      latitude: here.point.lat,
    });
    chosenAddressKey.set(null);
  });
  it('WAL-07 keeps who takes the money online only while the back end lists several with it', () => {
    const stored = sampleDraft({ paymentMethod: 'digital_payment', gateway: 'bank' });
    const way = (gateway: string) => ({ gateway, gateway_title: '', gateway_image_full_url: '' });
    const keptOf = (...listed: string[]) =>
      initialDraft({ ...sources, stored, listed: listed.map(way) }).gateway;
    expect([keptOf('card', 'bank'), keptOf('card', 'wire'), keptOf('bank'), keptOf()]).toEqual([
      'bank',
      null,
      null,
      null,
    ]);
  });
  it('keeps contact, but not coupon and tip, for another store', () => {
    const stored = sampleDraft({ storeId: 8, tip: 3, couponCode: 'TEN', name: 'Omar' });
    expect(initialDraft({ ...sources, stored })).toMatchObject({
      storeId: 7,
      name: 'Omar',
      tip: 0,
      couponCode: null,
      placeDone: false,
    });
  });
});
