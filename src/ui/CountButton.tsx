import type { ReactNode } from 'react';
import classes from './CountButton.module.css';

interface CountButtonProps {
  icon: ReactNode;
  /** Shown as a badge when above 0. */
  count: number;
  /** Name of the button; it must tell the count too, the badge is for the eye alone. */
  label: string;
  place?: 'header' | 'bar';
  onPress: () => void;
  /** Called when a press is near: the time to fetch what it opens. */
  onNear: () => void;
  /** Words below the icon. */
  children?: ReactNode;
}

export const CountButton = (props: CountButtonProps) => (
  <button
    type="button"
    className={classes.button}
    data-place={props.place ?? 'header'}
    onClick={props.onPress}
    onPointerEnter={props.onNear}
    onFocus={props.onNear}
    aria-label={props.label}
  >
    <span className={classes.icon}>
      {props.icon}
      {props.count > 0 && (
        // A new key lets the badge move a little when the number changes.
        <span key={props.count} className={classes.badge} aria-hidden>
          {props.count > 99 ? '99+' : props.count}
        </span>
      )}
    </span>
    {props.children && <span aria-hidden>{props.children}</span>}
  </button>
);
