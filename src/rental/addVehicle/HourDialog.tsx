import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Modal } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { isElsewhere } from '../../../domain/rental/tripPlan';
import { tripInCart, tripWanted } from '../../../machines/rental/addVehicle';
import { useTripTexts } from '../changeTrip/useTripTexts';
import { type AddVehicleActor, addIntents } from './intents';

/** The trip has another duration than the search: add to it, or update it (CONF-09). */
export function HourDialog({ actor }: { actor: AddVehicleActor }) {
  const { t } = useLingui();
  const { length } = useTripTexts();
  const { keepDuration, updateDuration, dismiss } = addIntents(actor);
  const cart = useSelector(actor, ({ context }) => tripInCart(context.cart));
  const wanted = useSelector(actor, ({ context }) => tripWanted(context));
  if (!cart || !wanted) return null;
  const [was, next] = [length(cart), length(wanted)];
  return (
    <Modal
      opened
      onClose={dismiss}
      title={t`Your trip has another duration`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      centered
      size="md"
    >
      <p>
        <Trans>
          The trip in your cart lasts {was}, you searched for {next}. All vehicles of a trip share
          one duration.
        </Trans>
      </p>
      {isElsewhere(cart, wanted) && (
        <p>
          <Trans>
            Updated, the whole trip takes the pickup time and places of your search too. Added to,
            it keeps its own.
          </Trans>
        </p>
      )}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" radius="xl" onClick={keepDuration} data-autofocus>
          <Trans>Add for {was}</Trans>
        </Button>
        <Button radius="xl" onClick={updateDuration}>
          <Trans>Update the trip to {next}</Trans>
        </Button>
      </Group>
    </Modal>
  );
}
