import { useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import {
  IconBrandAppleFilled,
  IconBrandFacebookFilled,
  IconBrandGoogleFilled,
} from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { intentsOf, type SignInActor } from './intents';

/** Google, Facebook and Apple, as far as the shop offers them (SOC-11, SOC-12). */
export function ProviderButtons({ actor }: { actor: SignInActor }) {
  const { t } = useLingui();
  const { chooseProvider } = intentsOf(actor);
  const providers = useSelector(actor, ({ context }) => context.settings.providers);
  const faces = {
    google: { icon: IconBrandGoogleFilled, text: t`Continue with Google` },
    facebook: { icon: IconBrandFacebookFilled, text: t`Continue with Facebook` },
    apple: { icon: IconBrandAppleFilled, text: t`Continue with Apple` },
  };
  // Browsers let a window open only shortly after the press: what opens it must be here by then.
  useEffect(() => {
    import('../firebase/signIn')
      .then(({ prepareProviders }) => prepareProviders())
      // The press tries again, and tells what is wrong.
      .catch(() => undefined);
  }, []);
  return (
    <Stack gap="sm">
      {providers.map((medium) => {
        const { icon: Icon, text } = faces[medium];
        return (
          <Button
            key={medium}
            variant="default"
            radius="xl"
            leftSection={<Icon size={20} aria-hidden />}
            onClick={() => chooseProvider(medium)}
          >
            {text}
          </Button>
        );
      })}
    </Stack>
  );
}
