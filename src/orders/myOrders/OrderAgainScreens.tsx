import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Modal } from '@mantine/core';
import { FlowDialogs } from '../../flow/FlowDialogs';
import type { OverlayProps } from '../../flow/overlays';
import { type OrderAgainActor, orderAgainIntents } from './orderAgainIntents';

type OrderAgainScreen = 'none' | 'replaceDialog';

/** Asks before another store's items are given up (ITEM-11, ITEM-12). */
function ReplaceDialog({ actor }: { actor: OrderAgainActor }) {
  const { t } = useLingui();
  const { replaceCart, keepCart } = orderAgainIntents(actor);
  return (
    <Modal
      opened
      onClose={keepCart}
      title={t`Are you sure, you want to reset?`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      centered
      size="md"
    >
      <p>
        <Trans>
          You have item from another store in cart. If you continue, your all previous item from
          cart will be removed and this one will be added.
        </Trans>
      </p>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" radius="xl" onClick={keepCart} data-autofocus>
          <Trans>Cancel</Trans>
        </Button>
        <Button radius="xl" onClick={replaceCart}>
          <Trans>Continue</Trans>
        </Button>
      </Group>
    </Modal>
  );
}

const screens = { none: null, replaceDialog: ReplaceDialog } satisfies Record<
  OrderAgainScreen,
  unknown
>;

export default function OrderAgainScreens({ input, onDone }: OverlayProps<OrderAgainActor, void>) {
  return <FlowDialogs actor={input} screens={screens} onDone={onDone} />;
}
