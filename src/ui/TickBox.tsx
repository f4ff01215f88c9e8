import type { ReactNode } from 'react';
import classes from './TickBox.module.css';

interface TickBoxProps {
  label: ReactNode;
  checked: boolean;
  disabled?: boolean;
  onChange: () => void;
}

/** A checkbox with its label, without the code that Mantine's shares with fields of text. */
export const TickBox = ({ label, checked, disabled = false, onChange }: TickBoxProps) => (
  <label className={classes.field}>
    <input
      type="checkbox"
      className={classes.box}
      checked={checked}
      disabled={disabled}
      onChange={onChange}
    />
    {label}
  </label>
);
