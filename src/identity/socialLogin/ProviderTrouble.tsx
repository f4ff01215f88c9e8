import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Stack } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { SocialLoginScreen } from '../../../machines/identity/socialLogin';
import { unreachedText } from '../../client/unreachedText';
import { screenOf } from '../../flow/screenOf';
import { rememberPage } from '../actors/providerReturn';
import { isEmulated } from '../firebase/settings';
import { intentsOf, type SocialActor } from './intents';

/** The provider brought nobody: why, once more, or another way (SOC-06). */
export function ProviderTrouble({ actor }: { actor: SocialActor }) {
  const { t } = useLingui();
  const { retry, chooseAnotherWay } = intentsOf(actor);
  const screen = useSelector(actor, (snapshot) => screenOf<SocialLoginScreen>(snapshot));
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const medium = useSelector(actor, ({ context }) => context.medium);
  const texts: Partial<Record<SocialLoginScreen, string>> = {
    providerClosed: t`The window was closed before you had chosen an account.`,
    providerBlocked: t`Your browser did not let the window open. Allow it for this page, or go on in this window.`,
    providerUnreachable: t`The provider can't be reached. Check your connection and try again.`,
    socialTrouble: unreachedText(),
  };
  const text =
    texts[screen] ??
    (refusal?.message || t`Signing in this way did not work. Please try another way.`);
  const goesOnHere = screen === 'providerBlocked' && !isEmulated;
  return (
    <Stack gap="md">
      <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
        {text}
      </Alert>
      {goesOnHere && (
        <Button
          component="a"
          href={`/auth/${medium}?go=1`}
          onClick={rememberPage}
          radius="xl"
          size="md"
        >
          <Trans>Go on in this window</Trans>
        </Button>
      )}
      <Button variant={goesOnHere ? 'default' : 'filled'} radius="xl" size="md" onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
      <Button variant="default" radius="xl" size="md" onClick={chooseAnotherWay}>
        <Trans>Sign in another way</Trans>
      </Button>
    </Stack>
  );
}
