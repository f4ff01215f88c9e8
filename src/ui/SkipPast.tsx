import type { ReactNode } from 'react';
import classes from './SkipPast.module.css';

interface SkipPastProps {
  /** Id of what the focus goes on from. */
  to: string;
  children: ReactNode;
}

/** Leads the keyboard past a long region; seen only while it has the focus. */
export const SkipPast = ({ to, children }: SkipPastProps) => (
  <a className={classes.skip} href={`#${to}`}>
    {children}
  </a>
);

export const SkipEnd = ({ id }: { id: string }) => (
  <span id={id} tabIndex={-1} className={classes.end} />
);
