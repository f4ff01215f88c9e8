import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Trouble.module.css';

interface TroubleProps {
  icon: ReactNode;
  title: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
}

/** A warning with its ways on; an icon and words, so that no module's accent is taken for it. */
export const Trouble = ({ icon, title, children, actions }: TroubleProps) => (
  <div className={classes.trouble} role="alert">
    <span className={classes.icon}>{icon}</span>
    <div>
      <strong className={classes.title}>{title}</strong>
      <div className={classes.text}>{children}</div>
      {actions && (
        <Group mt="sm" gap="xs">
          {actions}
        </Group>
      )}
    </div>
  </div>
);
