import { describe, expect, it } from 'vitest';
import { decideAfterForm } from '../../../../machines/place/addressChoice';
import type { AddressFormOutput } from '../../../../machines/place/addressForm';
import { sampleAddress, sampleAddressForm } from '../../../support/addresses';

const savedAt = (zone_ids: number[] | null): AddressFormOutput => ({
  kind: 'saved',
  form: sampleAddressForm(),
  point: { lat: 25.2, lng: 55.3 },
  address: zone_ids && sampleAddress({ zone_ids }),
});
const closed: AddressFormOutput = { kind: 'closed' };

describe('where the address form leads back to', () => {
  it.each([
    ['saved, no store in particular', savedAt([]), null, false, 'take'],
    ['ADDR-19 saved in the zone of the store', savedAt([1, 2]), 2, true, 'take'],
    ['ADDR-19 saved outside the zone of the store', savedAt([1]), 2, false, 'outside'],
    ['ADDR-19 saved outside every zone', savedAt([]), 2, true, 'outside'],
    ['saved, the list could not be read', savedAt(null), 2, false, 'take'],
    ['closed, from the list', closed, 2, true, 'list'],
    ['closed, from the section', closed, 2, false, 'section'],
  ] as const)('%s', (_name, output, zoneId, fromList, expected) => {
    expect(decideAfterForm(output, { zoneId, fromList })).toBe(expected);
  });
});
