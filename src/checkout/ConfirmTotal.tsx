import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useConfig, useMoney } from '../client/useMoney';
import { TotalChanged } from '../ui/TotalChanged';
import { orderAmounts } from './orderAmounts';
import { type PlaceOrderActor, usePlacingIntents } from './placingIntents';

export function ConfirmTotal({ actor }: { actor: PlaceOrderActor }) {
  const money = useMoney();
  const feeName = useConfig()?.additional_charge_name;
  const before = useSelector(actor, ({ context }) => context.payload.order_amount);
  const seen = useSelector(actor, ({ context }) => context.seen);
  const changed = useSelector(actor, ({ context }) => context.changed);
  const after = changed?.total ?? 0;
  // A price that is not the one that was sent, as after a reload, tells nothing about what has changed.
  const known = seen?.total === Number(before) ? seen : null;
  const intents = usePlacingIntents(actor);
  return (
    <TotalChanged
      amounts={known && changed ? orderAmounts(known, changed, feeName) : []}
      before={Number(before)}
      after={after}
      goOn={<Trans>Order for {money(after)}</Trans>}
      onGoOn={intents.confirm}
      onBack={intents.decline}
    />
  );
}
