import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import classes from './CartDrawer.module.css';
import { undoRemoval } from './lineActors';

/** Stands in a removed line's place while it can be brought back. */
export function RemovedRow({ lineKey, name }: { lineKey: string; name: string }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The pressed button left with its line; the keyboard goes on from here.
    if (document.activeElement === document.body || !document.activeElement) {
      undo.current?.focus({ preventScroll: true });
    }
  }, []);
  return (
    <div className={classes.removed}>
      <span className={classes.removedName}>
        <Trans>{name} removed</Trans>
      </span>
      <Button
        ref={undo}
        variant="light"
        size="compact-md"
        radius="xl"
        onClick={() => undoRemoval(lineKey)}
      >
        <Trans>Undo</Trans>
      </Button>
    </div>
  );
}
