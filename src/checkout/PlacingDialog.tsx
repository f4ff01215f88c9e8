import { Trans } from '@lingui/react/macro';
import { Button, Group, Loader, Modal, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { PlaceOrderScreen } from '../../machines/checkout/placeOrder';
import { lastWait, lastWords } from '../client/lastWait';
import { toldReason } from '../client/unreachedText';
import { screenOf } from '../flow/screenOf';
import { useBackLayer } from '../flow/useBackLayer';
import classes from '../ui/Checkout.module.css';
import { ConfirmTotal } from './ConfirmTotal';
import { useCheckout } from './context';
import { type PlaceOrderActor, usePlacingIntents } from './placingIntents';
import { SenderAway } from './SenderAway';

export function PlacingDialog() {
  const { actor } = useCheckout();
  const child = useSelector(actor, ({ children }) => children.placeOrder);
  return child ? <Placing actor={child} /> : null;
}

export function Placing({ actor }: { actor: PlaceOrderActor }) {
  const screen = useSelector(actor, (snapshot) => screenOf<PlaceOrderScreen>(snapshot) ?? 'none');
  const { decline, leave } = usePlacingIntents(actor);
  const Screen = screens[screen];
  // An order on its way cannot be called back: Escape and Back leave its dialog where it is.
  const back = {
    confirmTotal: decline,
    senderAway: leave,
    unreachable: leave,
    unpriced: leave,
    offline: leave,
    waiting: null,
    signIn: null,
    closed: null,
    none: null,
  }[screen];
  useBackLayer(Screen !== null);
  if (!Screen) return null;
  return (
    <Modal
      opened
      onClose={() => back?.()}
      withCloseButton={false}
      closeOnEscape={Boolean(back)}
      closeOnClickOutside={false}
      centered
      radius="lg"
      title={titles[screen]}
    >
      <Screen actor={actor} />
    </Modal>
  );
}

function Waiting({ actor }: { actor: PlaceOrderActor }) {
  const tries = useSelector(actor, ({ context }) => context.tries);
  return (
    <Stack align="center" p="lg" role="status">
      <Loader />
      {tries > 1 && (
        <Text ta="center" className={classes.soft}>
          <Trans>
            This is taking longer than usual. We are still checking, and you will not order twice.
          </Trans>
        </Text>
      )}
    </Stack>
  );
}

/** Why it is not known, or not sent, and the two ways on. */
function TryAgain({ actor, children }: { actor: PlaceOrderActor; children: ReactNode }) {
  const intents = usePlacingIntents(actor);
  return (
    <Stack role="alert">
      <Text>{children}</Text>
      <Group grow preventGrowOverflow={false}>
        <Button variant="default" radius="xl" onClick={intents.leave}>
          <Trans>Back</Trans>
        </Button>
        <Button radius="xl" data-autofocus onClick={intents.retry}>
          <Trans>Try again</Trans>
        </Button>
      </Group>
    </Stack>
  );
}

const Unreachable = ({ actor }: { actor: PlaceOrderActor }) => (
  <TryAgain actor={actor}>
    {toldReason() && `${toldReason()} `}
    <Trans>
      We do not know yet whether your order has arrived. Try again: if it has, you will see it, and
      nothing is ordered twice.
    </Trans>
  </TryAgain>
);

const Unpriced = ({ actor }: { actor: PlaceOrderActor }) => (
  <TryAgain actor={actor}>
    <Trans>
      The total has changed, and the shop does not say to what. Nothing was ordered: your cart and
      what you entered stay as they are.
    </Trans>
  </TryAgain>
);

const Offline = ({ actor }: { actor: PlaceOrderActor }) => (
  <TryAgain actor={actor}>
    <Trans>
      Placing an order needs a connection. Nothing is lost: your cart and what you entered stay as
      they are.
    </Trans>
  </TryAgain>
);

const UnreachedTitle = () =>
  lastWait() ? (
    <Trans>The shop is busy</Trans>
  ) : lastWords() ? (
    <Trans>The shop could not do this</Trans>
  ) : (
    <Trans>We can't reach the shop</Trans>
  );

const titles = {
  waiting: <Trans>Placing your order…</Trans>,
  confirmTotal: <Trans>The total has changed</Trans>,
  senderAway: <Trans>Is your order there already?</Trans>,
  offline: <Trans>There is no connection</Trans>,
  unreachable: <UnreachedTitle />,
  unpriced: <Trans>We can't reach the shop</Trans>,
  signIn: null,
  closed: null,
  none: null,
} satisfies Record<PlaceOrderScreen | 'none', unknown>;

const screens = {
  waiting: Waiting,
  confirmTotal: ConfirmTotal,
  senderAway: SenderAway,
  unreachable: Unreachable,
  unpriced: Unpriced,
  offline: Offline,
  // The sign-in dialog stands over the page by itself.
  signIn: null,
  closed: null,
  none: null,
} satisfies Record<PlaceOrderScreen | 'none', unknown>;
