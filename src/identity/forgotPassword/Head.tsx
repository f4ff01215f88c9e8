import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Step } from '../../../machines/identity/forgotPassword';
import classes from './ForgotPassword.module.css';

export function Head({ step, children }: { step: Step; children: ReactNode }) {
  const place = step + 1;
  return (
    <div>
      <Text size="sm" c="var(--shop-ink-soft)">
        <Trans>Step {place} of 3</Trans>
      </Text>
      <h1 className={classes.title}>{children}</h1>
    </div>
  );
}
