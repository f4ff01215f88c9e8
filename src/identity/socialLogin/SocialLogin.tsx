import { Trans } from '@lingui/react/macro';
import { Center, Loader, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { SocialLoginScreen } from '../../../machines/identity/socialLogin';
import { screenOf } from '../../flow/screenOf';
import { CodeStep } from '../otp/CodeStep';
import { IsItYou } from './IsItYou';
import type { SocialActor } from './intents';
import { ProviderTrouble } from './ProviderTrouble';
import { SocialPhone } from './SocialPhone';

type Screen = (props: { actor: SocialActor }) => ReactNode;

const Waiting: Screen = () => (
  <Center mih={160}>
    <Stack align="center" gap="sm">
      <Loader />
      <Text>
        <Trans>Waiting for your account there…</Trans>
      </Text>
    </Stack>
  </Center>
);

/** The account's own proof: a code that only its owner gets (SOC-04). */
const OwnProof: Screen = ({ actor }) => {
  const otp = useSelector(actor, ({ children }) => children.otp);
  if (!otp) return null;
  return (
    <Stack gap="md">
      <Text>
        <Trans>To confirm that this account is yours, enter the code we sent.</Trans>
      </Text>
      <CodeStep actor={otp} />
    </Stack>
  );
};

const screens = {
  provider: Waiting,
  checking: Waiting,
  providerClosed: ProviderTrouble,
  providerBlocked: ProviderTrouble,
  providerUnreachable: ProviderTrouble,
  providerRefused: ProviderTrouble,
  socialRefused: ProviderTrouble,
  socialTrouble: ProviderTrouble,
  isItYou: IsItYou,
  ownProof: OwnProof,
  phone: SocialPhone,
  phoneTrouble: SocialPhone,
  none: null,
} satisfies Record<SocialLoginScreen, Screen | null>;

export function SocialLogin({ actor }: { actor: SocialActor }) {
  const screen = useSelector(actor, (snapshot) => screenOf<SocialLoginScreen>(snapshot));
  const Screen: Screen | null = screens[screen];
  return Screen && <Screen actor={actor} />;
}
