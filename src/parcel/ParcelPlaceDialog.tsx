import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { ParcelEnd } from '../../domain/parcel/parcelDraft';
import type { Point } from '../../domain/place/place';
import type { OverlayProps } from '../flow/overlays';
import { type PickedSpot, PlacePicker } from '../place/location/PlacePicker';

interface ParcelPlaceInput {
  end: ParcelEnd;
  known: Point | null;
  signal: AbortSignal;
}

const titles = {
  sender: <Trans>Where do we pick it up?</Trans>,
  receiver: <Trans>Where does it go?</Trans>,
} satisfies Record<ParcelEnd, unknown>;

export default function ParcelPlaceDialog({
  input: { end, known, signal },
  onDone,
}: OverlayProps<ParcelPlaceInput, PickedSpot | null>) {
  useEffect(() => {
    const leave = () => onDone(null);
    if (signal.aborted) leave();
    // Guests may no longer order, say: a dialog that stayed would take a place for nobody.
    signal.addEventListener('abort', leave);
    return () => signal.removeEventListener('abort', leave);
  }, [signal, onDone]);
  return <PlacePicker title={titles[end]} known={known} onDone={onDone} />;
}
