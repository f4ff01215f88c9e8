import { Trans } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import type { Config } from '../../../domain/config';
import type { SignInOutput, SignInScreen } from '../../../machines/identity/signIn';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { FocusOnEntry } from '../../ui/form/FocusOnEntry';
import { takeUpStep } from '../actors/codeMemory';
import { liveSignInMachine } from '../actors/signInActors';
import { useSession } from '../session';
import { Details, Finish, Otp, SignUp, Social } from './ChildScreens';
import { intentsOf, type SignInActor } from './intents';
import { NotSetUp } from './NotSetUp';
import { PasswordForm } from './PasswordForm';
import { PhoneForm } from './PhoneForm';
import { ProviderButtons } from './ProviderButtons';
import type { SignInRequest } from './SignInDialog';
import { placeOfSignIn, settingsHere } from './surroundings';
import { TermsNote } from './TermsNote';

/** What ended the attempt, and the form again. */
const Stuck = ({ actor }: { actor: SignInActor }) => {
  const screen = useSelector(actor, (snapshot) => screenOf<SignInScreen>(snapshot));
  return (
    <Stack gap="md">
      <Text role="alert">
        {screen === 'loginExpired' ? (
          <Trans>This took too long. Please sign in again.</Trans>
        ) : (
          <Trans>Signing in did not work. Please try again.</Trans>
        )}
      </Text>
      <Button radius="xl" size="md" onClick={intentsOf(actor).beginAnew}>
        <Trans>Begin again</Trans>
      </Button>
    </Stack>
  );
};

const Providers = ({ actor }: { actor: SignInActor }) => (
  <Stack gap="lg">
    <ProviderButtons actor={actor} />
    <TermsNote />
  </Stack>
);

const screens = {
  none: null,
  passwordForm: PasswordForm,
  passwordFormTrouble: PasswordForm,
  phoneForm: PhoneForm,
  providers: Providers,
  notSetUp: NotSetUp,
  socialLogin: Social,
  signUp: SignUp,
  otp: Otp,
  profileCompletion: Details,
  finishLogin: Finish,
  stuck: Stuck,
  loginExpired: Stuck,
} satisfies Record<SignInScreen, ComponentType<{ actor: SignInActor }> | null>;

interface SignInFlowProps {
  config: Config;
  input: SignInRequest;
  onDone: (output: SignInOutput) => void;
  /** Told of each screen, for the dialog's title. */
  onScreen: (screen: SignInScreen) => void;
  provideDismiss: (dismiss: () => void) => void;
}

/** What the dialog shows once the shop's settings are known. */
export function SignInFlow({ config, input, onDone, onScreen, provideDismiss }: SignInFlowProps) {
  const [interrupted] = useState(takeUpStep);
  const actor = useFlow(liveSignInMachine, {
    input: {
      mode: input.mode,
      settings: settingsHere(config),
      place: placeOfSignIn(input.isAwaited),
      interrupted,
    },
    onDone,
  });
  const { dismiss, chooseProvider, noteSignedInElsewhere } = useMemo(
    () => intentsOf(actor),
    [actor],
  );
  useEffect(() => provideDismiss(dismiss), [provideDismiss, dismiss]);
  const { signedIn } = useSession();
  useEffect(() => {
    if (signedIn) noteSignedInElsewhere();
  }, [signedIn, noteSignedInElsewhere]);
  const { medium } = input;
  useEffect(() => {
    if (medium) chooseProvider(medium);
  }, [medium, chooseProvider]);
  const screen = useSelector(actor, (snapshot) => screenOf<SignInScreen>(snapshot));
  useEffect(() => onScreen(screen), [onScreen, screen]);
  const Screen: ComponentType<{ actor: SignInActor }> | null = screens[screen];
  return (
    Screen && (
      <FocusOnEntry key={Screen === PasswordForm ? 'password' : screen}>
        <Screen actor={actor} />
      </FocusOnEntry>
    )
  );
}
