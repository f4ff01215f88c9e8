import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { lackTexts } from '../client/lackTexts';
import { useLack } from '../client/useLack';
import classes from './LackNote.module.css';

/** Tells in a drawer, which covers the page's own note, that the shop is not reached, and what becomes of what is done here. */
export function LackNote({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const lacks = useLack();
  return (
    <div role="status">
      {lacks && (
        <p className={classes.note}>
          {t(lackTexts[lacks])} {children}
        </p>
      )}
    </div>
  );
}
