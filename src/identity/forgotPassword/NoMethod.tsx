import { Trans } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { Config } from '../../../domain/config';
import classes from './ForgotPassword.module.css';

/** The shop can send no code: who helps (FORGOT-03, FORGOT-04). */
export function NoMethod({ config }: { config: Config }) {
  const { routesByPath } = useRouter();
  const hasHelp = '/help-and-support' in routesByPath;
  return (
    <Stack gap="md" role="alert">
      <h1 className={classes.title}>
        <Trans>Sorry, Something Went Wrong</Trans>
      </h1>
      <p className={classes.soft}>
        <Trans>A new password can't be set here right now. The shop helps you.</Trans>
      </p>
      {hasHelp ? (
        <Button component="a" href="/help-and-support" target="_blank" size="md" radius="xl">
          <Trans>Help & Support</Trans>
        </Button>
      ) : (
        <Stack gap="xs">
          {config.phone && (
            <Button component="a" href={`tel:${config.phone}`} size="md" radius="xl">
              <bdi dir="ltr">{config.phone}</bdi>
            </Button>
          )}
          {config.email && (
            <Button
              component="a"
              href={`mailto:${config.email}`}
              variant="default"
              size="md"
              radius="xl"
            >
              {config.email}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
}
