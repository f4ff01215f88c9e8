import { Trans } from '@lingui/react/macro';
import { Center, Loader, Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Medium } from '../../../machines/identity/identityAnswer';
import { handleEmitted } from '../../flow/emitted';
import { keepReturn, takePage } from '../actors/providerReturn';
import { hasFirebase } from '../firebase/settings';
import type { ProviderAnswer } from '../firebase/signIn';
import { openSignIn } from '../signIn/openSignIn';

async function passThrough(medium: Medium, isLeaving: boolean): Promise<ProviderAnswer | null> {
  if (!hasFirebase) return null;
  const { goToProvider, returnFromProvider } = await import('../firebase/signIn');
  if (!isLeaving) return returnFromProvider(medium);
  // The provider leads back to this address, and must not be led away again.
  window.history.replaceState(window.history.state, '', `/auth/${medium}`);
  return goToProvider(medium);
}

export function SocialProviderPage({ medium, isLeaving }: { medium: Medium; isLeaving: boolean }) {
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    const goOn = (answer: ProviderAnswer | null) => {
      if (answer) keepReturn(medium, answer);
      handleEmitted({ type: 'navigate', to: takePage(), replace: true });
      void openSignIn('sign-in', answer ? { medium } : {});
    };
    // Whatever goes wrong on the way, the shopper gets to the form and reads why.
    const lost: ProviderAnswer = { ok: false, reason: 'unreachable', message: '' };
    passThrough(medium, isLeaving).then(goOn, () => goOn(lost));
  }, [medium, isLeaving]);
  return (
    <Center mih="60vh">
      <Stack align="center" gap="sm">
        <Loader />
        <h1 style={{ fontSize: '1.125rem' }}>
          <Trans>Waiting for your account there…</Trans>
        </h1>
      </Stack>
    </Center>
  );
}
