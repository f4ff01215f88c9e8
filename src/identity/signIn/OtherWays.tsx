import { Trans } from '@lingui/react/macro';
import { Anchor, Button, Stack, Text } from '@mantine/core';
import { IconDeviceMobileMessage, IconLock } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { waysOf } from '../../../machines/identity/signIn';
import classes from '../../ui/form/Identity.module.css';
import { intentsOf, type SignInActor } from './intents';
import { ProviderButtons } from './ProviderButtons';
import { TermsNote } from './TermsNote';

/** The ways of the login mode beside the one that is shown, and no others (LOGIN-04), and what is accepted by each. */
export function OtherWays({ actor, than }: { actor: SignInActor; than: 'password' | 'code' }) {
  const { chooseCode, choosePassword, chooseSignUp } = intentsOf(actor);
  const ways = waysOf(useSelector(actor, ({ context }) => context.loginMode));
  const hasSwitch = than === 'password' ? ways.code : ways.password;
  return (
    <Stack gap="sm" mt="lg">
      {(hasSwitch || ways.social) && (
        <div className={classes.or}>
          <Trans>or</Trans>
        </div>
      )}
      {hasSwitch && than === 'password' && (
        <Button
          variant="default"
          radius="xl"
          leftSection={<IconDeviceMobileMessage size={20} aria-hidden />}
          onClick={chooseCode}
        >
          <Trans>Sign in with a code</Trans>
        </Button>
      )}
      {hasSwitch && than === 'code' && (
        <Button
          variant="default"
          radius="xl"
          leftSection={<IconLock size={20} aria-hidden />}
          onClick={choosePassword}
        >
          <Trans>Sign in with a password</Trans>
        </Button>
      )}
      {ways.social && <ProviderButtons actor={actor} />}
      {ways.password && (
        <Text ta="center" mt="xs" size="sm">
          <Trans>
            New here?{' '}
            <Anchor component="button" type="button" onClick={chooseSignUp}>
              Sign Up
            </Anchor>
          </Trans>
        </Text>
      )}
      <TermsNote />
    </Stack>
  );
}
