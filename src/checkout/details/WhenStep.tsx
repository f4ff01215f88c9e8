import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { type SummaryLine, useCheckout, useDraft, useFacts } from '../context';
import { slotsOf } from './slots';
import { WhenPicker } from './WhenPicker';

const hoursOf = ({ hours }: SummaryLine) => hours;

export function WhenStep() {
  const { t } = useLingui();
  const { config, intents, ordered, store } = useCheckout();
  const { scheduleAt, orderType } = useDraft();
  const { openNow } = useFacts();
  const slots = useMemo(
    () => (store ? slotsOf(store, config, new Date(), ordered.map(hoursOf)) : []),
    [store, config, ordered],
  );
  const choose = useCallback(
    (chosen: string | null) => intents.type({ scheduleAt: chosen }),
    [intents],
  );
  const collected = orderType === 'take_away';
  return (
    <WhenPicker
      slots={slots}
      openNow={openNow}
      scheduleAt={scheduleAt}
      timeZone={config.time_zone}
      onChange={choose}
      label={collected ? t`When will you collect it?` : t`When should it arrive?`}
      soon={
        collected ? (
          <Trans>We tell you when it is ready</Trans>
        ) : (
          store && (
            <Trans>
              {store.delivery_time_min}–{store.delivery_time_max} min
            </Trans>
          )
        )
      }
      closed={<Trans>The store is closed now and takes no orders for later.</Trans>}
    />
  );
}
