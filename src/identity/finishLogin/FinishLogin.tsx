import { Trans } from '@lingui/react/macro';
import { Button, Center, Loader, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { FinishLoginScreen } from '../../../machines/identity/finishLogin';
import { screenOf } from '../../flow/screenOf';
import { useTripTexts } from '../../rental/changeTrip/useTripTexts';
import { FormNotice } from '../../ui/form/FormNotice';
import { useFieldTexts } from '../parts/fieldTexts';
import { type FinishActor, intentsOf } from './intents';

type Screen = (props: { actor: FinishActor }) => ReactNode;

const Welcome: Screen = () => (
  <Center mih={160}>
    <Loader />
  </Center>
);

const TokenTrouble: Screen = ({ actor }) => (
  <Stack gap="md">
    <Text role="alert">
      <Trans>This browser could not remember that you are signed in.</Trans>
    </Text>
    <Button radius="xl" size="md" onClick={intentsOf(actor).retry}>
      <Trans>Try again</Trans>
    </Button>
  </Stack>
);

/** Both carts hold something, of different stores or trips: which one goes on? */
const WhichCart: Screen = ({ actor }) => {
  const say = useFieldTexts();
  const { keep, skip } = intentsOf(actor);
  const { conflict, refusal } = useSelector(actor, ({ context }) => context);
  const screen = useSelector(actor, (snapshot) => screenOf<FinishLoginScreen>(snapshot));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { length } = useTripTexts();
  const trips = conflict?.trips ?? null;
  const [provider, keptProvider] = [conflict?.guest_store.name, conflict?.customer_store.name];
  const mine = `${provider ?? ''}${trips ? ` (${length(trips.guest)})` : ''}`;
  const kept = `${keptProvider ?? ''}${trips ? ` (${length(trips.customer)})` : ''}`;
  return (
    <Stack gap="md">
      <FormNotice
        refusal={refusal ? say.refusal(refusal) : ''}
        isTrouble={screen === 'whichCartTrouble'}
      />
      <Text>
        {trips ? (
          <Trans>
            There are two trip carts. A trip is of one provider, one kind and one length: which one
            do you want to keep?
          </Trans>
        ) : (
          <Trans>
            There are two carts, of different stores. A cart holds things of one store only: which
            one do you want to keep?
          </Trans>
        )}
      </Text>
      <Button radius="xl" size="md" loading={isBusy} onClick={() => keep('guest')} data-autofocus>
        <Trans>The new one, of {mine}</Trans>
      </Button>
      <Button
        radius="xl"
        size="md"
        variant="default"
        disabled={isBusy}
        onClick={() => keep('customer')}
      >
        <Trans>The one of your account, of {kept}</Trans>
      </Button>
      <Button variant="subtle" radius="xl" disabled={isBusy} onClick={skip}>
        <Trans>Decide later</Trans>
      </Button>
    </Stack>
  );
};

const screens = {
  welcome: Welcome,
  whichCart: WhichCart,
  whichCartTrouble: WhichCart,
  tokenTrouble: TokenTrouble,
  none: null,
} satisfies Record<FinishLoginScreen, Screen | null>;

/** What follows an accepted login (LOGIN-20 to LOGIN-24). */
export function FinishLogin({ actor }: { actor: FinishActor }) {
  const screen = useSelector(actor, (snapshot) => screenOf<FinishLoginScreen>(snapshot));
  const Screen: Screen | null = screens[screen];
  return Screen && <Screen actor={actor} />;
}
