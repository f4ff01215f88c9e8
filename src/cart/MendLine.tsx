import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import classes from './MendLine.module.css';

interface MendLineProps {
  name: string;
  /** The most that it can be ordered with. */
  most: number;
  /** What is wrong with it. */
  children: ReactNode;
  /** What removing it is called. */
  removal: string;
  onTake: (quantity: number) => void;
  onEdit?: (() => void) | undefined;
  /** Missing where nothing else is ordered. */
  onRemove?: (() => void) | undefined;
}

export function MendLine(props: MendLineProps) {
  const { name, most, children, removal, onTake, onEdit, onRemove } = props;
  const { t } = useLingui();
  const take = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button leaves with what it mends: the keyboard goes on at the line's quantity, or at the line.
    const line = currentTarget.closest<HTMLElement>('article, li');
    (line?.querySelector<HTMLElement>('[data-open] button') ?? line)?.focus();
    onTake(most);
  };
  const look = { size: 'compact-md', radius: 'xl', variant: 'light', 'data-mend': true } as const;
  return (
    <div className={classes.trouble}>
      <p className={classes.text}>{children}</p>
      {onEdit && (
        <Button {...look} aria-label={t`Edit ${name}`} onClick={onEdit}>
          <Trans>Edit</Trans>
        </Button>
      )}
      {most > 0 ? (
        <Button {...look} aria-label={t`Take ${most} of ${name}`} onClick={take}>
          <Trans>Take {most}</Trans>
        </Button>
      ) : (
        onRemove && (
          <Button {...look} color="gray" aria-label={removal} onClick={onRemove}>
            <Trans>Remove</Trans>
          </Button>
        )
      )}
    </div>
  );
}
