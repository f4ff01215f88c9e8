import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useCallback, useMemo } from 'react';
import { comingMinutes, parcelSlots } from '../../domain/parcel/parcelTimes';
import { WhenPicker } from '../checkout/details/WhenPicker';
import { useNow } from '../client/useNow';
import { useParcel, useParcelDraft } from './context';
import { factsOf } from './selectors';

export function ParcelWhen() {
  const { t } = useLingui();
  const { actor, config, intents } = useParcel();
  const { scheduleAt } = useParcelDraft();
  const { openNow } = useSelector(actor, factsOf);
  const minute = Math.floor(useNow() / 60_000) * 60_000;
  const slots = useMemo(() => parcelSlots(config, new Date(minute)), [config, minute]);
  const taken = useMemo(
    () => parcelSlots(config, new Date(minute), comingMinutes.least),
    [config, minute],
  );
  const choose = useCallback(
    (chosen: string | null) => intents.type({ scheduleAt: chosen }),
    [intents],
  );
  return (
    <WhenPicker
      slots={slots}
      taken={taken}
      openNow={openNow}
      scheduleAt={scheduleAt}
      timeZone={config.time_zone}
      onChange={choose}
      onMove={intents.moveTime}
      notNow={<Trans>Closed now</Trans>}
      label={t`When should it arrive?`}
      soon={<Trans>A courier sets out at once</Trans>}
      closed={<Trans>Our couriers are off now, and parcels cannot be planned.</Trans>}
    />
  );
}
