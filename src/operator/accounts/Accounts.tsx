import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMoney } from '../../client/useMoney';
import { EmptyState } from '../../ui/EmptyState';
import { balancesQuery } from '../api/operator';
import classes from '../Operator.module.css';
import { RoomList } from '../RoomList';
import { Account } from './Account';

const typing = 250;

/** What the shop owes its stores (OPER-05). */
export function Accounts() {
  const { t } = useLingui();
  const money = useMoney();
  const [typed, setTyped] = useState('');
  const [name] = useDebouncedValue(typed.trim(), typing);
  const [chosen, setChosen] = useState<number | null>(null);
  const query = useInfiniteQuery(balancesQuery(name));
  const stores = query.data?.pages.flatMap((page) => page.stores) ?? [];
  if (chosen !== null) return <Account id={chosen} onBack={() => setChosen(null)} />;
  return (
    <section className={classes.panel} aria-label={t`Accounts`}>
      <TextInput
        type="search"
        radius="xl"
        size="md"
        leftSection={<IconSearch size={18} aria-hidden />}
        aria-label={t`Search a store`}
        placeholder={t`Search a store`}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <RoomList
        query={query}
        count={stores.length}
        empty={<EmptyState picture="nothing-found" title={<Trans>No store has this name</Trans>} />}
      >
        {stores.map((store) => (
          <li key={store.id}>
            <button type="button" className={classes.row} onClick={() => setChosen(store.id)}>
              <span className={classes.top}>
                <bdi className={classes.name}>{store.name}</bdi>
                <span className={classes.amount}>
                  <bdi>{money(store.balance)}</bdi>
                </span>
              </span>
              <span className={classes.soft}>
                {store.is_open === 0 && (
                  <>
                    <Trans>Closed</Trans>
                    {' · '}
                  </>
                )}
                <Plural value={store.orders} one="# order" other="# orders" />
                {store.paid > 0 && (
                  <>
                    {' · '}
                    <Trans>
                      <bdi>{money(store.paid)}</bdi> paid out
                    </Trans>
                  </>
                )}
              </span>
            </button>
          </li>
        ))}
      </RoomList>
    </section>
  );
}
