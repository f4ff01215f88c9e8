import { describe, expect, it } from 'vitest';
import { addressParts, apartFromAddress, withAddress } from '../../../domain/place/addressParts';
import { noHouse } from '../../../domain/place/house';

describe('addressParts: street and house of a geocoded address (ADDR-15)', () => {
  it.each([
    ['12 Harbour Avenue, City Centre, Marsa Noor', 'Harbour Avenue', '12'],
    ['12 جادة المرفأ، وسط المدينة، مرسى نور', 'جادة المرفأ', '12'],
    ['١٢ جادة المرفأ، وسط المدينة', 'جادة المرفأ', '١٢'],
    ['Harbour Avenue 12, City Centre', 'Harbour Avenue', '12'],
    ['جادة المرفأ ١٢، وسط المدينة', 'جادة المرفأ', '١٢'],
    ['Hauptstraße 7b, 10827 Berlin, Germany', 'Hauptstraße', '7b'],
    ['221B Baker Street, London', 'Baker Street', '221B'],
    ['12-14 Rue de Rivoli, 75004 Paris', 'Rue de Rivoli', '12-14'],
    ['12, Harbour Avenue, City Centre, Marsa Noor', 'Harbour Avenue', '12'],
    ['12 Palm Street', 'Palm Street', '12'],
    ['Harbour Avenue, City Centre, Marsa Noor', '', ''],
    ['Noor Square, City Centre', '', ''],
    ['5th Avenue, New York', '', ''],
    ['24.7, 37.3', '', ''],
    ['12', '', ''],
    ['', '', ''],
  ])('%s is "%s", "%s"', (address, road, house) => {
    expect(addressParts(address)).toEqual({ road, house });
  });
});

describe('withAddress: what an address tells follows it, what was typed stays', () => {
  const empty = { address: '', road: '', house: '', floor: '' };
  const at12 = { address: '12 Palm Street, Noor', road: 'Palm Street', house: '12', floor: '3' };
  it('fills empty fields', () => {
    expect(withAddress(empty, '12 Palm Street, Noor')).toEqual({ ...at12, floor: '' });
  });
  it('moves on with the next address', () => {
    expect(withAddress(at12, '7 Fig Lane, Noor')).toEqual({
      address: '7 Fig Lane, Noor',
      road: 'Fig Lane',
      house: '7',
      floor: '3',
    });
  });
  it('empties what the next address does not tell', () => {
    expect(withAddress(at12, 'Noor Square, Noor')).toEqual({
      address: 'Noor Square, Noor',
      road: '',
      house: '',
      floor: '3',
    });
  });
  it('leaves what was typed by hand', () => {
    expect(withAddress({ ...at12, house: '12, blue door' }, '7 Fig Lane, Noor')).toEqual({
      address: '7 Fig Lane, Noor',
      road: 'Fig Lane',
      house: '12, blue door',
      floor: '3',
    });
  });
});

describe('apartFromAddress: what stands beside an address says more than it', () => {
  const place = {
    ...noHouse,
    address: '12 Palm Street, Noor',
    road: 'Palm Street',
    house: '12',
    floor: '3',
  };
  it.each([
    [place, ['Palm Street', '12', '3']],
    [{ ...place, floor: '' }, []],
    [{ ...place, house: '14' }, ['Palm Street', '14', '3']],
    [{ ...place, road: 'Gate B' }, ['Gate B', '12', '3']],
    [{ ...place, address: 'Noor Square' }, ['Palm Street', '12', '3']],
    [{ ...noHouse, address: 'Noor Square' }, []],
  ])('of %o are %o', (given, expected) => {
    expect(apartFromAddress(given)).toEqual(expected);
  });
});
