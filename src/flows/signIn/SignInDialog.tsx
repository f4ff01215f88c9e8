import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Center, Loader, Modal, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ComponentType, useMemo } from 'react';
import type { SignInMode, SignInOutput } from '../../../machines/signIn';
import { liveSignInMachine } from '../../actors/signInActors';
import type { OverlayProps } from '../../app/overlays';
import { useFlow } from '../../app/useFlow';
import { intentsOf, type SignInActor } from './intents';
import { LoginForm } from './LoginForm';
import { SignUpForm } from './SignUpForm';
import { type SignInScreen, useScreen } from './useSignInState';

const Welcome = () => (
  <Center mih={160}>
    <Loader />
  </Center>
);

const screens = {
  none: null,
  signIn: LoginForm,
  signInTrouble: LoginForm,
  signUp: SignUpForm,
  signUpTrouble: SignUpForm,
  welcome: Welcome,
} satisfies Record<SignInScreen, ComponentType<{ actor: SignInActor }> | null>;

/** Sign-in and sign-up over the page; what was on it stays as it was. */
export default function SignInDialog(props: OverlayProps<{ mode: SignInMode }, SignInOutput>) {
  const { t } = useLingui();
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const actor = useFlow(liveSignInMachine, { input: props.input, onDone: props.onDone });
  const { chooseLogin, chooseSignUp, dismiss } = useMemo(() => intentsOf(actor), [actor]);
  const screen = useScreen(actor);
  const isNewcomer = screen === 'signUp' || screen === 'signUpTrouble';
  const Screen = screens[screen];
  return (
    <Modal
      opened
      onClose={dismiss}
      title={isNewcomer ? t`Sign Up` : t`Sign In`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      centered
      fullScreen={isPhone}
      size={420}
      zIndex={310}
    >
      {Screen && <Screen actor={actor} />}
      {screen !== 'welcome' && (
        <Text ta="center" mt="lg" size="sm">
          {isNewcomer ? (
            <Trans>
              Already have an account?{' '}
              <Anchor component="button" type="button" onClick={chooseLogin}>
                Sign In
              </Anchor>
            </Trans>
          ) : (
            <Trans>
              New here?{' '}
              <Anchor component="button" type="button" onClick={chooseSignUp}>
                Sign Up
              </Anchor>
            </Trans>
          )}
        </Text>
      )}
    </Modal>
  );
}
