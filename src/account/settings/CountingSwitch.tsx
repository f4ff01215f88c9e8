import { useLingui } from '@lingui/react/macro';
import { Switch } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { analyticsConsentKey } from '../../client/storage/analyticsKeys';
import { onStorageChange } from '../../client/storage/storage';

/** Whether the shop's owner may count what is looked at and ordered; the answer to its question can be changed here. */
export function CountingSwitch() {
  const { t } = useLingui();
  const consent = useSyncExternalStore(onStorageChange, analyticsConsentKey.get);
  return (
    <Switch
      size="md"
      aria-label={t`Counting of visits`}
      checked={consent === 'yes'}
      onChange={({ currentTarget }) =>
        analyticsConsentKey.set(currentTarget.checked ? 'yes' : 'no')
      }
    />
  );
}
