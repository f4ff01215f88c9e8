import { expect, it } from 'vitest';
import { placeOfAddress } from '../../../domain/place/addressBook';
import { contactAt } from '../../../src/checkout/place/contactAt';
import { samplePlace } from '../../machines/checkout/checkout/samples';
import { sampleAddress } from '../../support/addresses';

const own = { name: 'Lina Haddad', phone: '+971501234567' };
const mother = { name: 'Mona Haddad', phone: '+971507654321' };
const typed = { name: 'Omar Saleh', phone: '+971509999999' };
const hers = sampleAddress({
  id: 2,
  contact_person_name: mother.name,
  contact_person_number: mother.phone,
});
const bare = sampleAddress({ id: 3, contact_person_name: '', contact_person_number: '' });
const home = sampleAddress({
  id: 4,
  contact_person_name: own.name,
  contact_person_number: '+971500000000',
});
const saved = [hers, bare, home];
const homePlace = placeOfAddress(home);
const [herPlace, barePlace] = [placeOfAddress(hers), placeOfAddress(bare)];

it.each([
  ['the address’s in place of the profile’s', samplePlace, own, herPlace, mother],
  ['the profile’s again after the address’s', herPlace, mother, samplePlace, own],
  ['the profile’s where an address has none', herPlace, mother, barePlace, own],
  ['the profile’s number of today at their own', herPlace, mother, homePlace, own],
  ['the one that was typed', samplePlace, typed, herPlace, typed],
  ['the one that was typed over the address’s', herPlace, typed, barePlace, typed],
])('ADDR-37 whom the courier meets at another place: %s', (_, place, before, chosen, after) => {
  expect(contactAt(chosen, { ...before, place }, saved, own)).toEqual(after);
});

it('ADDR-37 the profile’s number is the same however it was typed', () => {
  const draft = { name: 'Lina Haddad ', phone: '+971 50 123 4567', place: samplePlace };
  expect(contactAt(herPlace, draft, saved, own)).toEqual(mother);
});
