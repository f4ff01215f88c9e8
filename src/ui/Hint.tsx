import type { ReactNode } from 'react';
import classes from './Hint.module.css';

interface HintProps {
  /** A few words; they must also be the name or description of the control inside. */
  label: string;
  /** `end`: above, flush with the end of the control, for those at the edge of a page. */
  side?: 'left' | 'top' | 'end';
  /** Shown or not by the caller; else under the pointer and on keyboard focus. */
  opened?: boolean;
  children: ReactNode;
}

/**
 * Words beside a control for those who see it. By CSS alone: the ready-made tooltip brings a positioning
 * engine of 18 kB to every page.
 */
export const Hint = ({ label, side = 'top', opened, children }: HintProps) => (
  <span className={classes.hint} data-hint={label} data-side={side} data-opened={opened}>
    {children}
  </span>
);
