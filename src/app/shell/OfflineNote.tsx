import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { lackTexts } from '../../client/lackTexts';
import { useLack } from '../../client/useLack';
import classes from './OfflineNote.module.css';

// A connection may go before this has come: the note stands without it.
const Meanwhile = lazy(() => import('./Meanwhile').catch(() => ({ default: () => null })));

/** Tells that there is no connection, or no shop at its end, for as long as there is none, and what becomes of what is done. */
export function OfflineNote() {
  const { t } = useLingui();
  const lacks = useLack();
  return (
    <div role="status">
      {lacks && (
        <p className={classes.note}>
          {t(lackTexts[lacks])}{' '}
          <Suspense>
            <Meanwhile />
          </Suspense>
        </p>
      )}
    </div>
  );
}
