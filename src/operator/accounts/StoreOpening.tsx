import { Plural, Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import type { StoreRead } from '../../../machines/operator/editShop';
import classes from '../Operator.module.css';
import type { ShopPartIntents } from '../shop/shopPartIntents';

interface StoreOpeningProps {
  read: StoreRead;
  intents: ShopPartIntents;
}

/** Whether shoppers can order from a store, and what it has for them (OPER-17). */
export function StoreOpening({ read: { store }, intents }: StoreOpeningProps) {
  const isOpen = store.is_open === 1;
  return (
    <>
      <dl className={classes.facts}>
        <dt>
          <Trans>For shoppers</Trans>
        </dt>
        <dd>
          {isOpen ? <Trans>Open: they can order</Trans> : <Trans>Closed: they cannot order</Trans>}
        </dd>
        <dt>
          <Trans>Module</Trans>
        </dt>
        <dd>
          <bdi>{store.module}</bdi>
        </dd>
        <dt>
          <Trans>Zone</Trans>
        </dt>
        <dd>
          <bdi>{store.zone}</bdi>
        </dd>
        <dt>
          <Trans>On its menu</Trans>
        </dt>
        <dd>
          <Plural value={store.items} one="# item" other="# items" />
        </dd>
        <dt>
          <Trans>At its desk</Trans>
        </dt>
        <dd>
          <Plural value={store.people} one="# person" other="# people" />
        </dd>
      </dl>
      {!isOpen && (store.items === 0 || store.people === 0) && (
        <Alert color="orange" radius="md">
          {store.items === 0 ? (
            <Trans>It sells nothing yet: shoppers would find it empty.</Trans>
          ) : (
            <Trans>Nobody is at its desk: orders would wait for ever.</Trans>
          )}
        </Alert>
      )}
      <Button size="lg" radius="md" {...(isOpen && { color: 'red' })} onClick={intents.askTurn}>
        {isOpen ? <Trans>Close the store</Trans> : <Trans>Open the store</Trans>}
      </Button>
    </>
  );
}
