import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Modal } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useCallback } from 'react';
import type { TripPlan } from '../../../domain/rental/tripPlan';
import type { Vehicle } from '../../../domain/rental/vehicle';
import type { TripTrouble } from '../../../machines/rental/addVehicle';
import type { RentalSearchOutput } from '../../../machines/rental/rentalSearch';
import type { OverlayProps } from '../../flow/overlays';
import { useCovered } from '../../flow/useCovered';
import { useIsPhone } from '../../ui/useIsPhone';
import { draftOfPlan } from './initialTrip';
import { TripBox } from './TripBox';

export interface RentalSearchInput {
  /** The vehicle that the trip is for, if it is for one. */
  vehicle: Vehicle | null;
  trouble: TripTrouble;
  plan: TripPlan | null;
}

export default function RentalSearchDialog({
  input: { vehicle, trouble, plan },
  onDone,
}: OverlayProps<RentalSearchInput, { plan: TripPlan | null }>) {
  const { t } = useLingui();
  const isPhone = useIsPhone();
  const isCovered = useCovered();
  const texts = {
    none: null,
    notOffered: t`${vehicle?.name ?? ''} is not offered for the kind of trip that you searched. Another kind is chosen below.`,
    pickupPast: t`The pickup time has passed. Choose another one.`,
  };
  const text =
    typeof trouble === 'string' ? texts[trouble] : trouble.message || t`This trip can't be made.`;
  const finish = useCallback(
    (output: RentalSearchOutput) => onDone({ plan: output.plan }),
    [onDone],
  );
  return (
    <Modal
      opened
      onClose={() => onDone({ plan: null })}
      closeOnEscape={!isCovered}
      fullScreen={isPhone}
      radius={isPhone ? 0 : 'lg'}
      size="lg"
      title={<Trans>Your trip</Trans>}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      {text && (
        <Alert color="orange" mb="md" role="alert" icon={<IconAlertTriangle aria-hidden />}>
          {text}
        </Alert>
      )}
      <TripBox
        submit={<Trans>Continue</Trans>}
        vehicle={vehicle ?? undefined}
        draft={plan ? draftOfPlan(plan) : undefined}
        onDone={finish}
      />
    </Modal>
  );
}
