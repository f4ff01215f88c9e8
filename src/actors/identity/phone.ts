import { internationalPhone } from '../../../domain/phone';
import { configQuery } from '../../api/places';
import { queryClient } from '../../api/queryClient';

/** A typed phone as +digits; one without a country is of the shop's. */
export async function wholePhone(typed: string): Promise<string> {
  const { country } = await queryClient.ensureQueryData(configQuery());
  return internationalPhone(typed, country);
}
