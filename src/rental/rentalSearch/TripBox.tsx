import type { ReactNode } from 'react';
import { useCallback } from 'react';
import type { PricedVehicle } from '../../../domain/rental/rentalPrice';
import type { RentalSearchOutput, TripDraft } from '../../../machines/rental/rentalSearch';
import { tripDraftKey } from '../../client/storage/rentalKeys';
import { useFlow } from '../../flow/useFlow';
import { liveRentalSearchMachine } from '../actors/rentalSearchActors';
import { initialTrip, withTripType } from './initialTrip';
import { TripForm } from './TripForm';

interface TripBoxProps {
  submit: ReactNode;
  draft?: TripDraft | undefined;
  vehicle?: PricedVehicle | undefined;
  onDone: (output: RentalSearchOutput) => void;
}

export function TripBox({ submit, draft, vehicle, onDone }: TripBoxProps) {
  const finish = useCallback(
    (output: RentalSearchOutput) => {
      if (output.plan) tripDraftKey.set(output.draft);
      onDone(output);
    },
    [onDone],
  );
  const actor = useFlow(liveRentalSearchMachine, {
    input: { draft: withTripType(draft ?? initialTrip(), vehicle) },
    onDone: finish,
  });
  return <TripForm actor={actor} submit={submit} vehicle={vehicle} />;
}
