import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useMoney } from '../client/useMoney';
import costs from '../ui/Costs.module.css';
import { Changes } from './Changes';
import { type PlaceOrderActor, usePlacingIntents } from './placingIntents';

/** Asks whether the order goes on when the shop's total is another than the one that was seen. */
export function ConfirmTotal({ actor }: { actor: PlaceOrderActor }) {
  const money = useMoney();
  const before = useSelector(actor, ({ context }) => context.payload.order_amount);
  const seen = useSelector(actor, ({ context }) => context.seen);
  const changed = useSelector(actor, ({ context }) => context.changed);
  const after = changed?.total ?? 0;
  // A price that is not the one that was sent, as after a reload, tells nothing about what has changed.
  const known = seen?.total === Number(before) ? seen : null;
  const intents = usePlacingIntents(actor);
  return (
    <Stack>
      <Text>
        <Trans>Prices or fees have changed while you were here.</Trans>
      </Text>
      {known && changed && <Changes before={known} after={changed} />}
      <dl className={costs.costs}>
        <div className={costs.cost}>
          <dt>
            <Trans>Old total</Trans>
          </dt>
          <dd>
            <s>{money(Number(before))}</s>
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
        <Button variant="default" radius="xl" onClick={intents.decline}>
          <Trans>Back</Trans>
        </Button>
        <Button radius="xl" data-autofocus onClick={intents.confirm}>
          <Trans>Order for {money(after)}</Trans>
        </Button>
      </Group>
    </Stack>
  );
}
