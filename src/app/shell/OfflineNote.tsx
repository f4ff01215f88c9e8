import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { isOffline, onConnectionChange } from '../../client/connection';
import classes from './OfflineNote.module.css';

/** Tells that there is no connection, for as long as there is none. */
export function OfflineNote() {
  const hasNone = useSyncExternalStore(onConnectionChange, isOffline);
  return (
    <div role="status">
      {hasNone && (
        <p className={classes.note}>
          <Trans>
            You are offline. You see what was loaded last; what you change in the cart is sent when
            you are back.
          </Trans>
        </p>
      )}
    </div>
  );
}
