import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { useLack } from '../../client/useLack';
import classes from './OfflineNote.module.css';

const missing = {
  connection: msg`You are offline. You see what was loaded last.`,
  shop: msg`The shop cannot be reached. You see what was loaded last.`,
};

// A connection may go before this has come: the note stands without it.
const Meanwhile = lazy(() => import('./Meanwhile').catch(() => ({ default: () => null })));

export function OfflineNote() {
  const { t } = useLingui();
  const lacks = useLack();
  return (
    <div role="status">
      {lacks && (
        <p className={classes.note}>
          {t(missing[lacks])}{' '}
          <Suspense>
            <Meanwhile />
          </Suspense>
        </p>
      )}
    </div>
  );
}
