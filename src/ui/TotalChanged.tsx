import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMoney } from '../client/useMoney';
import costs from './Costs.module.css';

/** A part of a total that is another than it was; null: it is not in that total. */
export interface ChangedAmount {
  key: string;
  name: ReactNode;
  from: number | null;
  to: number | null;
}

interface TotalChangedProps {
  amounts: readonly ChangedAmount[];
  before: number;
  after: number;
  /** The answer that goes on, with the new total in it. */
  goOn: ReactNode;
  onGoOn: () => void;
  onBack: () => void;
}

export function TotalChanged({ amounts, before, after, goOn, onGoOn, onBack }: TotalChangedProps) {
  const money = useMoney();
  return (
    <Stack>
      <Text>
        <Trans>Prices or fees have changed while you were here.</Trans>
      </Text>
      {amounts.length > 0 && (
        <dl className={costs.costs}>
          {amounts.map(({ key, name, from, to }) => (
            <div key={key} className={costs.cost}>
              <dt>{name}</dt>
              <dd>
                <Was amount={from} />
                <VisuallyHidden>
                  {' '}
                  <Trans>now</Trans>
                </VisuallyHidden>{' '}
                {to === null ? <Trans>no longer there</Trans> : <bdi>{money(to)}</bdi>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <dl className={costs.costs}>
        <div className={costs.cost}>
          <dt>
            <Trans>Old total</Trans>
          </dt>
          <dd>
            <s>{money(before)}</s>
          </dd>
        </div>
        <div className={costs.cost} data-total>
          <dt>
            <Trans>New total</Trans>
          </dt>
          <dd>{money(after)}</dd>
        </div>
      </dl>
      <Group grow preventGrowOverflow={false}>
        <Button variant="default" radius="xl" onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
        <Button radius="xl" data-autofocus onClick={onGoOn}>
          {goOn}
        </Button>
      </Group>
    </Stack>
  );
}

/** What it was; nothing of what has come since. */
function Was({ amount }: { amount: number | null }) {
  const money = useMoney();
  if (amount === null) return <Trans>new</Trans>;
  return (
    <s className={costs.soft}>
      <bdi>{money(amount)}</bdi>
    </s>
  );
}
