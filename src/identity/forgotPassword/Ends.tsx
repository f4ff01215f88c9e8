import { Trans } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { FormNotice } from '../../ui/form/FormNotice';
import { useFieldTexts } from '../parts/fieldTexts';
import classes from './ForgotPassword.module.css';
import { type ForgotActor, intentsOf } from './intents';

export function CodeUsedUp({ actor }: { actor: ForgotActor }) {
  const say = useFieldTexts();
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  return (
    <Stack gap="md">
      <h1 className={classes.title}>
        <Trans>Another code is needed</Trans>
      </h1>
      <FormNotice refusal={refusal ? say.refusal(refusal) : ''} isTrouble={false} isSaid />
      <Button size="md" radius="xl" onClick={intentsOf(actor).beginAnew}>
        <Trans>Ask for another code</Trans>
      </Button>
    </Stack>
  );
}

/** The password is changed; the shopper signs in with it (LOGIN-24). */
export function Changed({ actor }: { actor: ForgotActor }) {
  return (
    <Stack gap="md">
      <h1 className={classes.title}>
        <Trans>Your password has been changed.</Trans>
      </h1>
      <p className={classes.soft}>
        <Trans>Sign in with the new one. On other devices you are signed out.</Trans>
      </p>
      <Button size="md" radius="xl" onClick={intentsOf(actor).signIn}>
        <Trans>Sign In</Trans>
      </Button>
    </Stack>
  );
}
