import { Trans, useLingui } from '@lingui/react/macro';
import type { TripCartLine } from '../../../domain/rental/tripCart';
import { unitsFor } from '../../../machines/rental/tripLine';
import { MendLine } from '../../cart/MendLine';
import { removeTripLine, takeVehicles } from './lineIntents';

export default function TripLineTrouble({ line }: { line: TripCartLine }) {
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
      {most === 0 ? (
        <Trans>This vehicle is not available in this pick time</Trans>
      ) : (
        <Trans>Only {most} left</Trans>
      )}
    </MendLine>
  );
}
