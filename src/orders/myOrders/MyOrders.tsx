import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Tabs } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../identity/session';
import page from '../../ui/Page.module.css';
import { usePageTitle } from '../../ui/usePageTitle';
import { OrderList } from './OrderList';

/** `/my-orders`: what the customer or this browser's guest has ordered (ORD-01). */
export function MyOrders() {
  const { t } = useLingui();
  const { signedIn } = useSession();
  usePageTitle(t`My orders`);
  return (
    <>
      <h1 className={page.title}>
        <Trans>My orders</Trans>
      </h1>
      {/* Somebody else asks after signing in or out. */}
      <Tabs defaultValue="running" keepMounted={false} key={String(signedIn)}>
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
      <Anchor renderRoot={(props) => <Link to="/track-order" {...props} />}>
        <Trans>Find an order by its number</Trans>
      </Anchor>
    </>
  );
}
