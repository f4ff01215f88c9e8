import type { ReactNode } from 'react';
import classes from './Unseen.module.css';

/** Words that are heard and not seen. Plain, since every card of an item has some. */
export const Unseen = ({ children }: { children: ReactNode }) => (
  <span className={classes.unseen}>{children}</span>
);
