import { Trans, useLingui } from '@lingui/react/macro';
import { Switch } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { canMakeNotes } from '../../client/notes';
import { onStorageChange } from '../../client/storage/storage';
import { orderNewsKey } from '../../client/storage/wishes';
import page from '../../ui/Page.module.css';

/** News of orders by the browser's own notes: asked of the browser once, and switched off at will (PAGE-04). */
export function NewsSwitch() {
  const { t } = useLingui();
  const wanted = useSyncExternalStore(onStorageChange, orderNewsKey.get);
  const [permission, setPermission] = useState(() =>
    'Notification' in window ? Notification.permission : 'unsupported',
  );
  const [canShow, setShow] = useState(canMakeNotes);
  useEffect(() => {
    if (!canShow) void navigator.serviceWorker?.ready.then(() => setShow(true));
  }, [canShow]);
  if (permission === 'unsupported' || permission === 'denied' || !canShow) {
    return (
      <span className={page.soft}>
        {permission === 'denied' ? (
          <Trans>Switched off in your browser</Trans>
        ) : (
          <Trans>Your browser cannot show notifications</Trans>
        )}
      </span>
    );
  }
  const change = async (isOn: boolean) => {
    const answer = isOn ? await Notification.requestPermission() : permission;
    setPermission(answer);
    orderNewsKey.set(isOn && answer === 'granted' ? 'on' : null);
  };
  return (
    <Switch
      size="md"
      aria-label={t`News of your orders`}
      checked={wanted === 'on' && permission === 'granted'}
      onChange={({ currentTarget }) => void change(currentTarget.checked)}
    />
  );
}
