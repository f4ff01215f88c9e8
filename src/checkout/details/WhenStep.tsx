import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useMemo } from 'react';
import { shopNow } from '../../client/steadyClock';
import { type SummaryLine, useCheckout, useDraft, useFacts } from '../context';
import { slotsOf } from './slots';
import { WhenPicker } from './WhenPicker';

const hoursOf = ({ hours }: SummaryLine) => hours;

/** What keeps an order from being had at once: the store, or dishes that are served at other hours. */
function NotNow() {
  const { ordered, store } = useCheckout();
  const unserved = ordered.find(({ isAvailable }) => !isAvailable);
  if (store?.open !== 1 || store.active !== 1 || !unserved) return <Trans>Closed now</Trans>;
  return <ServedWhen line={unserved} />;
}

function ServedWhen({ line: { name, hours } }: { line: SummaryLine }) {
  const [from, to] = [hours.from.slice(0, 5), hours.to.slice(0, 5)];
  return from && to ? (
    <Trans>
      {name} is served from {from} to {to}: choose a time.
    </Trans>
  ) : (
    <Trans>{name} can't be had now.</Trans>
  );
}

/** Why there is no time at all. */
function Never() {
  const { config, ordered, store } = useCheckout();
  const unserved = ordered.filter(({ hours }) => hours.from && hours.to);
  const names = unserved.map(({ name }) => name).join(', ');
  const isStoreOpen = store?.open === 1 && store.active === 1;
  if (store && unserved.length > 0 && (isStoreOpen || slotsOf(store, config, shopNow()).length > 0))
    return (
      <Trans>There is no time at which all of it can be had. Order without one of: {names}.</Trans>
    );
  return <Trans>The store is closed now and takes no orders for later.</Trans>;
}

export function WhenStep() {
  const { t } = useLingui();
  const { config, intents, ordered, store } = useCheckout();
  const { scheduleAt, orderType } = useDraft();
  const { openNow } = useFacts();
  const { slots, taken } = useMemo(() => {
    const now = shopNow();
    const slotsAfter = (leadMinutes?: number) =>
      store ? slotsOf(store, config, now, ordered.map(hoursOf), leadMinutes) : [];
    return { slots: slotsAfter(), taken: slotsAfter(0) };
  }, [store, config, ordered]);
  const choose = useCallback(
    (chosen: string | null) => intents.type({ scheduleAt: chosen }),
    [intents],
  );
  const collected = orderType === 'take_away';
  return (
    <WhenPicker
      slots={slots}
      taken={taken}
      openNow={openNow}
      scheduleAt={scheduleAt}
      timeZone={config.time_zone}
      onChange={choose}
      onMove={intents.moveTime}
      notNow={<NotNow />}
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
      closed={<Never />}
    />
  );
}
