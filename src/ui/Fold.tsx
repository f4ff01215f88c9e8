import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import classes from './Browse.module.css';

interface FoldProps {
  title: ReactNode;
  /** Open from the start. */
  isOpen?: boolean;
  children: ReactNode;
}

/** An entry that opens in place; what is in it is fetched when it is first opened. */
export function Fold({ title, isOpen = false, children }: FoldProps) {
  const [wasOpened, setOpened] = useState(isOpen);
  return (
    <details
      className={classes.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
    >
      <summary>
        {title}
        <IconChevronDown size={20} aria-hidden />
      </summary>
      {wasOpened && <div>{children}</div>}
    </details>
  );
}
