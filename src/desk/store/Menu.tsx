import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Skeleton, Switch, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StoreChange } from '../../../machines/desk/changeStore';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorState } from '../../ui/ErrorState';
import { MoreRows } from '../../ui/MoreRows';
import { itemsQuery, personQuery } from '../api/desk';
import { openItem } from '../item/openItem';
import { MenuItem } from './MenuItem';
import classes from './Store.module.css';

interface MenuProps {
  /** What the shop has yet to note. */
  queue: readonly StoreChange[];
  onChange: (change: StoreChange) => void;
}

const typing = 250;

/** All that the store sells: one press says that something has run out (DESK-10). */
export function Menu({ queue, onChange }: MenuProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [name] = useDebouncedValue(typed.trim(), typing);
  const [isOff, setOff] = useState(false);
  const query = useInfiniteQuery(itemsQuery(name, isOff));
  const { data: person } = useQuery(personQuery());
  const isOwner = person?.role === 'owner';
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <section className={classes.panel} aria-label={t`Menu`}>
      <TextInput
        type="search"
        radius="xl"
        size="md"
        leftSection={<IconSearch size={18} aria-hidden />}
        aria-label={t`Search an item`}
        placeholder={t`Search an item`}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      {isOwner && (
        <Group justify="space-between">
          <Button
            radius="xl"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => openItem(null)}
          >
            <Trans>Add an item</Trans>
          </Button>
          <Switch
            label={t`Off the menu`}
            checked={isOff}
            onChange={({ currentTarget }) => setOff(currentTarget.checked)}
          />
        </Group>
      )}
      {query.isPending ? (
        <div className={classes.rows} aria-busy>
          <Skeleton height={72} radius="lg" />
          <Skeleton height={72} radius="lg" />
          <Skeleton height={72} radius="lg" />
        </div>
      ) : query.error && items.length === 0 ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : items.length === 0 ? (
        <EmptyState
          picture="nothing-found"
          title={
            name !== '' ? (
              <Trans>No item has this name</Trans>
            ) : isOff ? (
              <Trans>Nothing is off the menu</Trans>
            ) : (
              <Trans>Nothing is on the menu yet</Trans>
            )
          }
        />
      ) : (
        <ul className={classes.rows}>
          {items.map((item) => (
            <MenuItem
              key={item.id}
              item={item}
              mayEdit={isOwner}
              isOff={isOff}
              queue={queue}
              onChange={onChange}
            />
          ))}
        </ul>
      )}
      <MoreRows
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        failed={query.isFetchNextPageError}
        onMore={() => void query.fetchNextPage()}
      />
    </section>
  );
}
