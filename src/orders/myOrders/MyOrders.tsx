import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Tabs } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { useSession } from '../../identity/session';
import { AccountHint } from '../../identity/signIn/AccountHint';
import page from '../../ui/Page.module.css';
import { usePageTitle } from '../../ui/usePageTitle';
import { OrderList } from './OrderList';

export interface MyOrdersSearch {
  /** Those of before; in the address, so that a step back from one of them leads to them. */
  tab?: 'past' | undefined;
}

/** `/my-orders`: what the customer or this browser's guest has ordered (ORD-01). */
export function MyOrders({ tab }: MyOrdersSearch) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const turn = (chosen: string | null) =>
    void navigate({
      to: '/my-orders',
      search: chosen === 'past' ? { tab: chosen } : {},
      replace: true,
      resetScroll: false,
    });
  const { signedIn } = useSession();
  usePageTitle(t`My orders`);
  return (
    <>
      <h1 className={page.title}>
        <Trans>My orders</Trans>
      </h1>
      {/* Somebody else asks after signing in or out. */}
      <Tabs
        value={tab === 'past' ? tab : 'running'}
        onChange={turn}
        keepMounted={false}
        key={String(signedIn)}
      >
        <Tabs.List>
          <Tabs.Tab value="running">
            <Trans>Under way</Trans>
          </Tabs.Tab>
          <Tabs.Tab value="past">
            <Trans>Past</Trans>
          </Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="running">
          <OrderList which="running" />
        </Tabs.Panel>
        <Tabs.Panel value="past">
          <OrderList which="past" />
        </Tabs.Panel>
      </Tabs>
      <AccountHint>
        <Trans>Ordered with an account?</Trans>
      </AccountHint>
      <Anchor renderRoot={(props) => <Link to="/track-order" {...props} />}>
        <Trans>Find an order by its number</Trans>
      </Anchor>
    </>
  );
}
