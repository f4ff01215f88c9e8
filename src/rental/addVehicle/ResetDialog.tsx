import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { TripQuestion } from '../changeTrip/TripQuestion';
import { type AddVehicleActor, addIntents } from './intents';

/** Asks before another provider's vehicles are given up (CONF-01). */
export function ResetDialog({ actor }: { actor: AddVehicleActor }) {
  const { t } = useLingui();
  const { resetTrip, dismiss } = addIntents(actor);
  const name = useSelector(actor, ({ context }) => context.cart.carts[0]?.provider.name ?? '');
  return (
    <TripQuestion
      title={t`Are you sure want to reset ?`}
      yes={<Trans>Reset and add</Trans>}
      no={<Trans>Keep my trip</Trans>}
      onYes={resetTrip}
      onNo={dismiss}
    >
      <Trans>
        Your trip has vehicles of {name}. All vehicles of a trip come from one provider: if you go
        on, they are removed and this one is added.
      </Trans>
    </TripQuestion>
  );
}
