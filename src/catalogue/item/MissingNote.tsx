import { Trans } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './Item.module.css';

export const MissingNote = ({ id, name }: { id: string; name: string }) => (
  <p id={id} className={classes.wrong}>
    <IconAlertTriangle size={16} aria-hidden />
    <span>
      <Trans>Please choose: {name}</Trans>
    </span>
  </p>
);
