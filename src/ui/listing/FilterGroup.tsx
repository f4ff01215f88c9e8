import type { ReactNode } from 'react';
import classes from './Listing.module.css';

export const FilterGroup = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={classes.group}>
    <legend className={classes.legend}>{title}</legend>
    {children}
  </fieldset>
);
