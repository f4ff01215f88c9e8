import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useLack } from '../client/useLack';
import classes from './LackNote.module.css';

const lackTexts = {
  connection: msg`You are offline. You see what was loaded last.`,
  shop: msg`The shop cannot be reached. You see what was loaded last.`,
};

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
