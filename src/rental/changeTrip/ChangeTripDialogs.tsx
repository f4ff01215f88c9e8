import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { isElsewhere, planOf } from '../../../domain/rental/tripPlan';
import { type ChangeTripScreen, lackingLines } from '../../../machines/rental/changeTrip';
import { screenOf } from '../../flow/screenOf';
import { Picture } from '../../ui/Picture';
import { type ChangeTripActor, changeIntents } from './intents';
import classes from './Lacking.module.css';
import { TripQuestion } from './TripQuestion';
import { useTripTexts } from './useTripTexts';

interface DialogProps {
  actor: ChangeTripActor;
}

/** Another kind of trip, for all vehicles (CONF-05). */
function TripTypeDialog({ actor }: DialogProps) {
  const { t } = useLingui();
  const texts = useTripTexts();
  const { confirm, dismiss } = changeIntents(actor);
  const plan = useSelector(actor, ({ context }) => context.plan);
  const was = useSelector(actor, ({ context }) => context.cart.user_data);
  return (
    <TripQuestion
      title={t`Do you want to change the trip type?`}
      yes={<Trans>Change the trip</Trans>}
      no={<Trans>Keep it</Trans>}
      onYes={confirm}
      onNo={dismiss}
    >
      {plan && was && (
        <Trans>
          The trip in your cart is {texts.kind(planOf(was))}, {texts.length(planOf(was))}. It
          becomes {texts.kind(plan)}, {texts.length(plan)}, for all its vehicles.
        </Trans>
      )}
      {plan && was && isElsewhere(planOf(was), plan) && (
        <p>
          <Trans>Its pickup time and places become those that you chose too.</Trans>
        </p>
      )}
    </TripQuestion>
  );
}

/** Another duration (CONF-11). */
function DurationDialog({ actor }: DialogProps) {
  const { t } = useLingui();
  const { confirm, dismiss } = changeIntents(actor);
  const hours = useSelector(actor, ({ context }) => context.plan?.hours ?? 0);
  return (
    <TripQuestion
      title={t`Do you want to change trip duration`}
      yes={<Trans>Yes</Trans>}
      no={<Trans>No</Trans>}
      onYes={confirm}
      onNo={dismiss}
    >
      <Plural value={hours} other="Are you sure, you want to update trip duration to # hours" />
    </TripQuestion>
  );
}

/** The vehicles that lack the chosen trip type (CONF-08). */
function VehicleList({ actor }: DialogProps) {
  const { t } = useLingui();
  const texts = useTripTexts();
  const { giveUpVehicles, dismiss } = changeIntents(actor);
  const lines = useSelector(actor, ({ context }) => lackingLines(context));
  const plan = useSelector(actor, ({ context }) => context.plan);
  return (
    <TripQuestion
      title={t`Not offered for this trip`}
      yes={<Trans>Remove them and go on</Trans>}
      no={<Trans>Keep my trip</Trans>}
      onYes={giveUpVehicles}
      onNo={dismiss}
    >
      <p>
        <Trans>These vehicles of your trip are not offered {plan && texts.kind(plan)}:</Trans>
      </p>
      <ul className={classes.list}>
        {lines.map(({ id, vehicle }) => (
          <li key={id}>
            <Picture
              src={vehicle.thumbnail_full_url}
              alt=""
              kind="vehicle"
              width={64}
              height={48}
            />
            {vehicle.name}
          </li>
        ))}
      </ul>
    </TripQuestion>
  );
}

const screens: Record<ChangeTripScreen, ((props: DialogProps) => ReactNode) | null> = {
  none: null,
  tripTypeDialog: TripTypeDialog,
  durationDialog: DurationDialog,
  vehicleList: VehicleList,
};

export function ChangeTripDialogs({ actor }: DialogProps) {
  const screen = useSelector(actor, (snapshot) => screenOf<ChangeTripScreen>(snapshot));
  const Dialog = screens[screen];
  return Dialog ? <Dialog actor={actor} /> : null;
}
