import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import classes from './CartDrawer.module.css';
import { undoRemoval } from './lineActors';

/** The list keeps the keyboard's place when what had it has left. */
const focusIn = (place: Element | null | undefined, selector: string) =>
  place?.querySelector<HTMLElement>(selector)?.focus({ preventScroll: true });

export function RemovedRow({ lineKey, name }: { lineKey: string; name: string }) {
  const undo = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const button = undo.current;
    const list = button?.closest('ul')?.parentElement;
    // The pressed button left with its line; the keyboard goes on from here.
    const isLost = document.activeElement === document.body || !document.activeElement;
    if (isLost) button?.focus({ preventScroll: true });
    return () => {
      if (document.activeElement === button) focusIn(list, 'ul');
    };
  }, []);
  const bringBack = () => {
    const row = undo.current?.closest('li');
    undoRemoval(lineKey);
    requestAnimationFrame(() => focusIn(row, 'button'));
  };
  return (
    <div className={classes.removed}>
      <span className={classes.removedName}>
        <Trans>{name} removed</Trans>
      </span>
      <Button ref={undo} variant="light" size="compact-md" radius="xl" onClick={bringBack}>
        <Trans>Undo</Trans>
      </Button>
    </div>
  );
}
