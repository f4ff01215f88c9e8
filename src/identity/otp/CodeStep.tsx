import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Center, Loader, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { OtpScreen } from '../../../machines/identity/otp';
import { screenOf } from '../../flow/screenOf';
import { FormNotice } from '../../ui/form/FormNotice';
import { useFieldTexts } from '../parts/fieldTexts';
import { CodeForm } from './CodeForm';
import { EarlierCode } from './EarlierCode';
import { intentsOf, type OtpActor } from './intents';

type Screen = (props: { actor: OtpActor }) => ReactNode;

const Sending: Screen = () => (
  <Center mih={160}>
    <Loader />
  </Center>
);

/** No code went out: the reason, and the ways on. */
const NotSent: Screen = ({ actor }) => {
  const say = useFieldTexts();
  const { resend, change } = intentsOf(actor);
  const { t } = useLingui();
  const refusal = useSelector(actor, ({ context }) => context.refusal);
  const screen = useSelector(actor, (snapshot) => screenOf<OtpScreen>(snapshot));
  // Nothing was refused where there was nowhere to send to (OTP-13).
  const said = refusal ? say.refusal(refusal) : t`Please give a phone number`;
  return (
    <Stack gap="md">
      <FormNotice
        refusal={screen === 'notSent' ? said : ''}
        isTrouble={screen === 'notSentTrouble'}
      />
      <Button radius="xl" size="md" onClick={resend} fullWidth>
        <Trans>Try again</Trans>
      </Button>
      <EarlierCode actor={actor} />
      <Button variant="subtle" radius="xl" onClick={change} fullWidth>
        <Trans>Back</Trans>
      </Button>
    </Stack>
  );
};

const screens = {
  sending: Sending,
  code: CodeForm,
  checking: CodeForm,
  codeWrong: CodeForm,
  codeExpired: CodeForm,
  codeSpent: CodeForm,
  codeTrouble: CodeForm,
  notSent: NotSent,
  notSentTrouble: NotSent,
  none: null,
} satisfies Record<OtpScreen, Screen | null>;

/** Proving a phone or an e-mail by a code (OTP-01). */
export function CodeStep({ actor }: { actor: OtpActor }) {
  const screen = useSelector(actor, (snapshot) => screenOf<OtpScreen>(snapshot));
  const round = useSelector(actor, ({ context }) => context.round);
  const Screen: Screen | null = screens[screen];
  // The boxes begin empty for each code.
  return Screen && <Screen key={Screen === CodeForm ? round : screen} actor={actor} />;
}
