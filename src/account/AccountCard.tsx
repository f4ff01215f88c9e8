import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './AccountCard.module.css';

interface AccountCardProps {
  /** Drawn large and faint behind the words. */
  mark: ReactNode;
  name: ReactNode;
  /** What the account holds; null while it is asked for. */
  held: ReactNode | null;
  about?: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
}

export const AccountCard = ({ mark, name, held, about, children }: AccountCardProps) => (
  <div className={classes.card}>
    <span className={classes.mark} aria-hidden>
      {mark}
    </span>
    <div>
      <span className={classes.label}>{name}</span>
      {held === null ? (
        <Skeleton h={56} w={120} />
      ) : (
        <strong className={classes.amount}>{held}</strong>
      )}
      {about && <span className={classes.label}>{about}</span>}
    </div>
    <div className={classes.act}>{children}</div>
  </div>
);
