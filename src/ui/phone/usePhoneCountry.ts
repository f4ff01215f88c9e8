import { useSyncExternalStore } from 'react';
import type { Config } from '../../../domain/config';
import { dialCodeOf } from '../../../domain/values/dialCodes';
import { onStorageChange, phoneCountryKey } from '../../client/storage/storage';

type CountryRules = Pick<Config, 'country' | 'country_picker_status'>;

/**
 * ISO code of the country with whose dial code phone fields begin: the picked one where the shop lets
 * its shoppers pick (HEAD-13, CHK-12), else the shop's own.
 */
export function usePhoneCountry({ country, country_picker_status }: CountryRules): string {
  const picked = useSyncExternalStore(onStorageChange, phoneCountryKey.get);
  const isTaken = country_picker_status === 1 && picked && dialCodeOf(picked);
  return isTaken ? picked : country;
}
