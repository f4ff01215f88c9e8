import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fetchPhones, usePhones } from '../../client/phones';
import { configQuery } from '../../client/shopQueries';

/** A phone number as people of the shop's country write it; it reads from left to right in every language. */
export function PhoneText({ phone }: { phone: string }) {
  const phones = usePhones();
  const country = useQuery(configQuery()).data?.country ?? '';
  useEffect(fetchPhones, []);
  return (
    <bdi dir="ltr" style={{ whiteSpace: 'nowrap' }}>
      {phones?.readablePhone(phone, country) ?? phone}
    </bdi>
  );
}
