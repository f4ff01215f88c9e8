import { useLingui } from '@lingui/react/macro';
import { Center, Loader, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import type { Medium } from '../../../machines/identity/identityAnswer';
import type { SignInMode, SignInOutput, SignInScreen } from '../../../machines/identity/signIn';
import { configQuery } from '../../client/shopQueries';
import type { OverlayProps } from '../../flow/overlays';
import { useCovered } from '../../flow/useCovered';
import { ErrorState } from '../../ui/ErrorState';
import { useIsPhone } from '../../ui/useIsPhone';
import { Captcha } from '../parts/Captcha';
import { SignInFlow } from './SignInFlow';

export interface SignInRequest {
  mode: SignInMode;
  /** A flow waits for the outcome and goes on by itself. */
  isAwaited: boolean;
  /** The provider whose page the shopper comes back from. */
  medium?: Medium;
}

/** Sign-in and sign-up over the page; what was on it stays as it was (LOGIN-01). */
export default function SignInDialog({ input, onDone }: OverlayProps<SignInRequest, SignInOutput>) {
  const { t } = useLingui();
  const { data: config, error, refetch } = useQuery(configQuery());
  const [screen, setScreen] = useState<SignInScreen>(
    input.mode === 'sign-up' ? 'signUp' : 'passwordForm',
  );
  const isPhone = useIsPhone();
  const isCovered = useCovered();
  // The flow decides what closing means as soon as there is one.
  const dismiss = useRef(() => onDone({ signedIn: false }));
  const provideDismiss = useCallback((next: () => void) => {
    dismiss.current = next;
  }, []);
  const titles: Partial<Record<SignInScreen, string>> = {
    signUp: t`Sign Up`,
    otp: t`Verification`,
    profileCompletion: t`Complete your profile`,
  };
  return (
    <Modal
      opened
      onClose={() => dismiss.current()}
      title={titles[screen] ?? t`Sign In`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      closeOnEscape={!isCovered}
      trapFocus={!isCovered}
      centered
      fullScreen={isPhone}
      size={362}
      zIndex={310}
    >
      {config && (
        <SignInFlow
          config={config}
          input={input}
          onDone={onDone}
          onScreen={setScreen}
          provideDismiss={provideDismiss}
        />
      )}
      {!config && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!config && !error && (
        <Center mih={240}>
          <Loader />
        </Center>
      )}
      <Captcha />
    </Modal>
  );
}
