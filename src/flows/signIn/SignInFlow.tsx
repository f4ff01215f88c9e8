import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Modal, type ModalProps, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { type ComponentType, useEffect, useMemo } from 'react';
import type { Config } from '../../../domain/entities/config';
import type { SignInOutput, SignInScreen } from '../../../machines/signIn';
import { liveSignInMachine } from '../../actors/signInActors';
import { screenOf } from '../../app/screenOf';
import { useSession } from '../../app/session';
import { useFlow } from '../../app/useFlow';
import { Captcha } from '../../components/identity/Captcha';
import { Details, Finish, Otp, SignUp, Social } from './ChildScreens';
import { intentsOf, type SignInActor } from './intents';
import { PasswordForm } from './PasswordForm';
import { PhoneForm } from './PhoneForm';
import { ProviderButtons } from './ProviderButtons';
import type { SignInRequest } from './SignInDialog';
import { placeOfSignIn, settingsHere } from './surroundings';

/** What ended the attempt, and the form again. */
const Stuck = ({ actor }: { actor: SignInActor }) => {
  const screen = useSelector(actor, (snapshot) => screenOf<SignInScreen>(snapshot));
  return (
    <Stack gap="md">
      <Text role="alert">
        {screen === 'loginExpired' ? (
          <Trans>This took too long, so the sign-in has to begin anew.</Trans>
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

const screens = {
  none: null,
  passwordForm: PasswordForm,
  passwordFormTrouble: PasswordForm,
  phoneForm: PhoneForm,
  providers: ProviderButtons,
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
  frame: Partial<ModalProps>;
}

/** The dialog once the shop's settings are known. */
export function SignInFlow({ config, input, onDone, frame }: SignInFlowProps) {
  const { t } = useLingui();
  const actor = useFlow(liveSignInMachine, {
    input: {
      mode: input.mode,
      settings: settingsHere(config),
      place: placeOfSignIn(input.isAwaited),
    },
    onDone,
  });
  const { dismiss, chooseProvider, noteSignedInElsewhere } = useMemo(
    () => intentsOf(actor),
    [actor],
  );
  const { signedIn } = useSession();
  useEffect(() => {
    if (signedIn) noteSignedInElsewhere();
  }, [signedIn, noteSignedInElsewhere]);
  const { medium } = input;
  useEffect(() => {
    if (medium) chooseProvider(medium);
  }, [medium, chooseProvider]);
  const screen = useSelector(actor, (snapshot) => screenOf<SignInScreen>(snapshot));
  const titles: Partial<Record<SignInScreen, string>> = {
    signUp: t`Sign Up`,
    otp: t`Verification`,
    profileCompletion: t`Complete your profile`,
  };
  const Screen: ComponentType<{ actor: SignInActor }> | null = screens[screen];
  return (
    <Modal
      opened
      onClose={dismiss}
      title={titles[screen] ?? t`Sign In`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      centered
      size={420}
      zIndex={310}
      {...frame}
    >
      {Screen && <Screen actor={actor} />}
      <Captcha />
    </Modal>
  );
}
