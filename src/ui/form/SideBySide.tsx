import type { ReactNode } from 'react';
import classes from './SideBySide.module.css';

interface SideBySideProps {
  /** How wide a screen has to be for two of them. */
  from: 'xs' | 'sm';
  children: ReactNode;
}

/** Fields of which two stand beside each other where there is room. */
export const SideBySide = ({ from, children }: SideBySideProps) => (
  <div className={classes.fields} data-from={from}>
    {children}
  </div>
);
