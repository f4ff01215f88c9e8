import { Trans } from '@lingui/react/macro';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import classes from './LanguageFold.module.css';

interface LanguageFoldProps {
  /** How many of how many have words; not told where it is not counted. */
  filled?: number;
  of?: number;
  isWrong: boolean;
  children: ReactNode;
}

/** What is said in the other languages, folded until it is asked for or something in it is wrong. */
export function LanguageFold({ filled, of, isWrong, children }: LanguageFoldProps) {
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
          {filled !== undefined && (
            <Trans>
              {filled} of {of} filled
            </Trans>
          )}
        </span>
        <IconChevronDown size={20} aria-hidden />
      </summary>
      <div className={classes.languages}>{children}</div>
    </details>
  );
}
