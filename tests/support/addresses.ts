import type { Address } from '../../domain/account/customer';
import type { AddressForm } from '../../domain/place/addressBook';
import { noHouse } from '../../domain/place/house';

export const sampleAddress = (change: Partial<Address> = {}): Address => ({
  id: 1,
  address: '12 Palm Street',
  address_type: 'home',
  latitude: 25.2,
  longitude: 55.3,
  contact_person_name: 'Lina Haddad',
  contact_person_number: '+971501234567',
  contact_person_email: '',
  additional_information: '',
  ...noHouse,
  road: 'Palm Street',
  house: '12',
  floor: '3',
  zone_ids: [1],
  ...change,
});

export const sampleAddressForm = (change: Partial<AddressForm> = {}): AddressForm => ({
  address: '12 Palm Street',
  ...noHouse,
  road: 'Palm Street',
  house: '12',
  floor: '3',
  type: 'home',
  label: '',
  name: 'Lina Haddad',
  phone: '+971501234567',
  ...change,
});
