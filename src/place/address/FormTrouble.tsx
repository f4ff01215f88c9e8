import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import type { AddressFormScreen } from '../../../machines/place/addressForm';
import { FormNotice } from '../../ui/form/FormNotice';

export function FormTrouble({ screen, refusal }: { screen: AddressFormScreen; refusal: string }) {
  if (screen === 'pointMissing') {
    return (
      <Alert color="red" role="alert" icon={<IconMapPin aria-hidden />}>
        <Trans>
          We need to know where that is: choose your address from the suggestions, use your current
          location, or move the map until the pin stands at your door.
        </Trans>
      </Alert>
    );
  }
  return (
    <FormNotice
      refusal={screen === 'refused' ? refusal : ''}
      isTrouble={screen === 'failed'}
      isSaid
    />
  );
}
