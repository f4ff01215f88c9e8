import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { isCutOff, isOffline, onConnectionChange } from '../../client/connection';
import classes from './OfflineNote.module.css';

const missing = () => (isOffline() ? 'connection' : isCutOff() ? 'shop' : null);

/** Tells that there is no connection, or no shop at its end, for as long as there is none. */
export function OfflineNote() {
  const lacks = useSyncExternalStore(onConnectionChange, missing);
  return (
    <div role="status">
      {lacks && (
        <p className={classes.note}>
          {lacks === 'connection' ? (
            <Trans>
              You are offline. You see what was loaded last; what you change in the cart is sent
              when you are back.
            </Trans>
          ) : (
            <Trans>
              The shop cannot be reached. You see what was loaded last; what you change in the cart
              is sent when it is back.
            </Trans>
          )}
        </p>
      )}
    </div>
  );
}
