import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { applicationMessages as ids } from '../../../domain/account/applicationValidation';
import { useFieldTexts } from '../../identity/parts/fieldTexts';

const texts: Record<string, MessageDescriptor> = {
  [ids.storeName]: msg`Enter the name of your store.`,
  [ids.storeAddress]: msg`Enter the address of your store.`,
  [ids.module]: msg`Choose what you sell.`,
  [ids.minutes]: msg`Enter between 5 and 600 minutes.`,
  [ids.minutesOrder]: msg`This must be more than the shortest time.`,
  [ids.picture]: msg`Choose a picture.`,
  [ids.zone]: msg`Choose a zone.`,
  [ids.point]: msg`Set the pin on the map.`,
  [ids.package]: msg`Choose a package.`,
  [ids.identityType]: msg`Choose the kind of ID.`,
  [ids.identityNumber]: msg`Enter the number on it, 4 to 40 characters.`,
  [ids.vehicle]: msg`Choose what you ride.`,
};

export function useApplicationTexts() {
  const { i18n } = useLingui();
  const shared = useFieldTexts();
  return {
    ...shared,
    field: (error: ReactNode): ReactNode => {
      const own = typeof error === 'string' ? texts[error] : undefined;
      return own ? i18n._(own) : shared.field(error);
    },
  };
}
