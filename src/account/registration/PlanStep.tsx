import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Radio, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMoney } from '../../client/useMoney';
import { ErrorState } from '../../ui/ErrorState';
import { storePlansQuery } from '../api/applications';
import { useApplication, useApplicationField } from './context';
import classes from './Registration.module.css';

export function PlanStep() {
  const { t } = useLingui();
  const money = useMoney();
  const { form } = useApplication();
  const field = useApplicationField();
  const { data: plans, error, refetch } = useQuery(storePlansQuery());
  if (!plans && error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!plans) {
    return (
      <Stack gap="xs" aria-busy>
        <Skeleton height={72} radius="md" />
        <Skeleton height={72} radius="md" />
      </Stack>
    );
  }
  const isPackage = form.values.business_plan === 'subscription';
  return (
    <>
      <Radio.Group {...field('business_plan')} label={t`How do you want to pay?`}>
        <Stack gap="xs" mt="xs">
          <Radio.Card value="commission" className={classes.choice}>
            <Radio.Indicator />
            <div>
              <strong>
                <Trans>Commission</Trans>
              </strong>
              <Text size="sm" c="var(--shop-ink-soft)">
                <Trans>Nothing now, {plans.commission}% of each order.</Trans>
              </Text>
            </div>
          </Radio.Card>
          <Radio.Card value="subscription" className={classes.choice}>
            <Radio.Indicator />
            <div>
              <strong>
                <Trans>Package</Trans>
              </strong>
              <Text size="sm" c="var(--shop-ink-soft)">
                <Trans>A fixed price, and every order is all yours.</Trans>
              </Text>
            </div>
          </Radio.Card>
        </Stack>
      </Radio.Group>
      {isPackage && (
        <Radio.Group {...field('package_id')} label={t`Which package?`}>
          <div className={classes.packages}>
            {plans.packages.map(({ id, package_name, text, price, validity, max_order }) => (
              <Radio.Card key={id} value={String(id)} className={classes.package}>
                <strong>{package_name}</strong>
                <span className={classes.price}>
                  <bdi>{money(price)}</bdi>
                </span>
                <Text size="sm" c="var(--shop-ink-soft)">
                  <Plural value={validity} one="# day" other="# days" />
                  {' · '}
                  {max_order === null ? (
                    <Trans>any number of orders</Trans>
                  ) : (
                    <Plural value={max_order} one="# order" other="# orders" />
                  )}
                </Text>
                <Text size="sm">{text}</Text>
              </Radio.Card>
            ))}
          </div>
        </Radio.Group>
      )}
    </>
  );
}
