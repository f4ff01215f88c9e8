import { Trans, useLingui } from '@lingui/react/macro';
import { Radio, Stack, Text } from '@mantine/core';
import { useApplicationField } from './context';
import classes from './Registration.module.css';

export function RidingStep() {
  const { t } = useLingui();
  const field = useApplicationField();
  return (
    <>
      <Radio.Group {...field('vehicle')} label={t`What do you ride?`} required>
        <div className={classes.packages}>
          {(
            [
              ['bicycle', t`Bicycle`],
              ['scooter', t`Scooter`],
              ['car', t`Car`],
            ] as const
          ).map(([value, label]) => (
            <Radio.Card key={value} value={value} className={classes.package}>
              <img
                src={`/pictures/ride-${value}.svg`}
                alt=""
                width={72}
                height={72}
                className={classes.round}
              />
              <strong>{label}</strong>
            </Radio.Card>
          ))}
        </div>
      </Radio.Group>
      <Radio.Group {...field('earning')} label={t`How do you want to work?`}>
        <Stack gap="xs" mt="xs">
          <Radio.Card value="freelancer" className={classes.choice}>
            <Radio.Indicator />
            <div>
              <strong>
                <Trans>Freelancer</Trans>
              </strong>
              <Text size="sm" c="var(--shop-ink-soft)">
                <Trans>Ride when you like, and get paid for every ride.</Trans>
              </Text>
            </div>
          </Radio.Card>
          <Radio.Card value="salary" className={classes.choice}>
            <Radio.Indicator />
            <div>
              <strong>
                <Trans>Employed</Trans>
              </strong>
              <Text size="sm" c="var(--shop-ink-soft)">
                <Trans>Fixed hours and a salary.</Trans>
              </Text>
            </div>
          </Radio.Card>
        </Stack>
      </Radio.Group>
    </>
  );
}
