import { Trans, useLingui } from '@lingui/react/macro';
import { offersTrip, type TripType } from '../../../domain/rental/rentalPrice';
import type { TripCartLine } from '../../../domain/rental/tripCart';
import { unitsFor } from '../../../machines/rental/tripLine';
import { MendLine } from '../../cart/MendLine';
import { removeTripLine, takeVehicles } from './lineIntents';

interface TripLineTroubleProps {
  line: TripCartLine;
  /** Of the cart's trip. */
  type: TripType | undefined;
}

export default function TripLineTrouble({ line, type }: TripLineTroubleProps) {
  const { t } = useLingui();
  const { name } = line.vehicle;
  const most = unitsFor(line);
  return (
    <MendLine
      name={name}
      most={most}
      removal={t`Remove ${name} from the trip`}
      onTake={(quantity) => void takeVehicles(line, quantity)}
      onRemove={() => void removeTripLine(line)}
    >
      {type && !offersTrip(line.vehicle, type) ? (
        <Trans>This vehicle is not offered for this kind of trip any more.</Trans>
      ) : most === 0 ? (
        <Trans>This vehicle is not available in this pick time</Trans>
      ) : (
        <Trans>Only {most} left</Trans>
      )}
    </MendLine>
  );
}
