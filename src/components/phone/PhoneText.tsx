import { useEffect } from 'react';
import { fetchPhones, usePhones } from '../../api/phones';
import { useConfig } from '../../api/useMoney';

/** A phone number as people of the shop's country write it; it reads from left to right in every language. */
export function PhoneText({ phone }: { phone: string }) {
  const phones = usePhones();
  const country = useConfig()?.country ?? '';
  useEffect(fetchPhones, []);
  return <bdi dir="ltr">{phones?.readablePhone(phone, country) ?? phone}</bdi>;
}
