import { useLingui } from '@lingui/react/macro';
import { Center, Loader, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Medium } from '../../../machines/identityAnswer';
import type { SignInMode, SignInOutput } from '../../../machines/signIn';
import { configQuery } from '../../api/places';
import type { OverlayProps } from '../../app/overlays';
import { useCovered } from '../../app/useCovered';
import { ErrorState } from '../../components/ErrorState';
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
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const isCovered = useCovered();
  const frame = {
    fullScreen: isPhone,
    closeOnEscape: !isCovered,
    closeOnClickOutside: !isCovered,
    trapFocus: !isCovered,
  };
  if (config) return <SignInFlow config={config} input={input} onDone={onDone} frame={frame} />;
  return (
    <Modal
      opened
      onClose={() => onDone({ signedIn: false })}
      title={t`Sign In`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      centered
      size={420}
      zIndex={310}
      {...frame}
    >
      {error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <Center mih={240}>
          <Loader />
        </Center>
      )}
    </Modal>
  );
}
