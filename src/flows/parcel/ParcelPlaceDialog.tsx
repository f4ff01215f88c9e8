import { Trans } from '@lingui/react/macro';
import type { Point } from '../../../domain/entities/place';
import type { ParcelEnd } from '../../../domain/parcelDraft';
import type { OverlayProps } from '../../app/overlays';
import { type PickedSpot, PlacePicker } from '../location/PlacePicker';

interface ParcelPlaceInput {
  end: ParcelEnd;
  known: Point | null;
}

const titles = {
  sender: <Trans>Where do we pick it up?</Trans>,
  receiver: <Trans>Where does it go?</Trans>,
} satisfies Record<ParcelEnd, unknown>;

/** Asks for one end of a parcel's way: search, map, position or a saved address. */
export default function ParcelPlaceDialog({
  input: { end, known },
  onDone,
}: OverlayProps<ParcelPlaceInput, PickedSpot | null>) {
  return <PlacePicker title={titles[end]} known={known} onDone={onDone} />;
}
