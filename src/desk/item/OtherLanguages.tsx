import { Trans } from '@lingui/react/macro';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import classes from './ItemForm.module.css';

interface OtherLanguagesProps {
  /** How many of them have words. */
  filled: number;
  of: number;
  isWrong: boolean;
  children: ReactNode;
}

export function OtherLanguages({ filled, of, isWrong, children }: OtherLanguagesProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);
  return (
    <details
      className={classes.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>
        <span>
          <Trans>Other languages</Trans>
        </span>
        <span className={classes.count}>
          <Trans>
            {filled} of {of} filled
          </Trans>
        </span>
        <IconChevronDown size={20} aria-hidden />
      </summary>
      <div className={classes.languages}>{children}</div>
    </details>
  );
}
