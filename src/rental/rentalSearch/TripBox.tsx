import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { PricedVehicle } from '../../../domain/rental/rentalPrice';
import type { RentalSearchOutput, TripDraft } from '../../../machines/rental/rentalSearch';
import { tripDraftKey, tripEnteredKey } from '../../client/storage/rentalKeys';
import { useFlow } from '../../flow/useFlow';
import { liveRentalSearchMachine } from '../actors/rentalSearchActors';
import { initialTrip, movedTrip, withTripType } from './initialTrip';
import { TripForm } from './TripForm';
import { useMoved } from './useMoved';

interface TripBoxProps {
  submit: ReactNode;
  draft?: TripDraft | undefined;
  vehicle?: PricedVehicle | undefined;
  onDone: (output: RentalSearchOutput) => void;
}

interface EntryProps extends TripBoxProps {
  draft: TripDraft;
  onEntered: (draft: TripDraft) => void;
}

function Entry({ submit, draft, vehicle, onDone, onEntered }: EntryProps) {
  const finish = useCallback(
    (output: RentalSearchOutput) => {
      if (output.plan) {
        tripDraftKey.set(output.draft);
        tripEnteredKey.set(null);
      }
      onDone(output);
    },
    [onDone],
  );
  const [input] = useState(() => ({ draft: withTripType(draft, vehicle) }));
  const actor = useFlow(liveRentalSearchMachine, { input, onDone: finish });
  const entered = useSelector(actor, ({ context }) => context.draft);
  useEffect(() => {
    if (entered !== input.draft) onEntered(entered);
  }, [entered, input, onEntered]);
  return <TripForm actor={actor} submit={submit} vehicle={vehicle} />;
}

/** The form of a trip; it begins anew, with what was entered, where the shopper's place has changed below it. */
export function TripBox(props: TripBoxProps) {
  const [begun, setBegun] = useState(() => ({ draft: props.draft ?? initialTrip(), turn: 0 }));
  const [entered, setEntered] = useState(begun.draft);
  const isOwn = !props.draft;
  const keep = useCallback(
    (draft: TripDraft) => {
      setEntered(draft);
      // A trip that is in the cart already is no search.
      if (isOwn) tripEnteredKey.set(draft);
    },
    [isOwn],
  );
  useMoved(() => {
    if (isOwn) setBegun(({ turn }) => ({ draft: movedTrip(entered), turn: turn + 1 }));
  });
  return <Entry key={begun.turn} {...props} draft={begun.draft} onEntered={keep} />;
}
