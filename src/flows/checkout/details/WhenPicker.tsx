import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Group, NativeSelect, Radio, Stack } from '@mantine/core';
import { IconClock } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import classes from '../Checkout.module.css';
import { useCheckout, useDraft, useFacts } from '../context';
import { slotsOf } from './slots';
import { useSlotText } from './useSlotText';

/** Now, or a slot within opening hours; hidden when the store takes no orders for later. */
export function WhenPicker() {
  const { t } = useLingui();
  const { config, intents, store } = useCheckout();
  const { scheduleAt, orderType } = useDraft();
  const { openNow } = useFacts();
  const text = useSlotText();
  const slots = useMemo(() => (store ? slotsOf(store, config, new Date()) : []), [store, config]);
  const first = slots[0]?.start ?? null;
  const isGone = scheduleAt !== null && !slots.some(({ start }) => start === scheduleAt);
  useEffect(() => {
    // A closed store can only be ordered from for later, and a slot that has passed is none.
    if (isGone || (!openNow && scheduleAt === null && first)) {
      intents.type({ scheduleAt: openNow ? null : first });
    }
  }, [isGone, openNow, scheduleAt, first, intents]);
  if (slots.length === 0) {
    return openNow ? null : (
      <Alert color="orange" icon={<IconClock aria-hidden />}>
        <Trans>The store is closed now and takes no orders for later.</Trans>
      </Alert>
    );
  }
  const days = [...new Map(slots.map(({ start }) => [text(start, 'day'), start])).keys()];
  const day = scheduleAt ? text(scheduleAt, 'day') : null;
  const ofDay = slots.filter(({ start }) => text(start, 'day') === day);
  return (
    <Stack gap="sm">
      <Radio.Group
        label={orderType === 'take_away' ? t`When will you collect it?` : t`When should it arrive?`}
        value={scheduleAt ? 'later' : 'now'}
        onChange={(value) => intents.type({ scheduleAt: value === 'later' ? first : null })}
      >
        <Group gap="sm" mt="xs" grow align="stretch">
          <Radio.Card value="now" disabled={!openNow} className={classes.choice}>
            <Radio.Indicator />
            <div>
              <strong>
                <Trans>As soon as possible</Trans>
              </strong>
              <div className={classes.soft}>
                {!openNow && <Trans>Closed now</Trans>}
                {openNow && orderType === 'take_away' && (
                  <Trans>We tell you when it is ready</Trans>
                )}
                {openNow && orderType === 'delivery' && store && (
                  <Trans>
                    {store.delivery_time_min}–{store.delivery_time_max} min
                  </Trans>
                )}
              </div>
            </div>
          </Radio.Card>
          <Radio.Card value="later" className={classes.choice}>
            <Radio.Indicator />
            <div>
              <strong>
                <Trans>Later</Trans>
              </strong>
              <div className={classes.soft}>
                <Trans>Choose day and time</Trans>
              </div>
            </div>
          </Radio.Card>
        </Group>
      </Radio.Group>
      {scheduleAt && (
        <Group grow>
          <NativeSelect
            label={t`Day`}
            data={days}
            value={day ?? ''}
            onChange={({ currentTarget }) => {
              const chosen = currentTarget.value;
              const start = slots.find((slot) => text(slot.start, 'day') === chosen)?.start;
              if (start) intents.type({ scheduleAt: start });
            }}
          />
          <NativeSelect
            label={t`Time`}
            data={ofDay.map(({ start, end }) => ({
              value: start,
              label: `${text(start, 'time')} – ${text(end, 'time')}`,
            }))}
            value={scheduleAt}
            onChange={({ currentTarget }) => intents.type({ scheduleAt: currentTarget.value })}
          />
        </Group>
      )}
    </Stack>
  );
}
