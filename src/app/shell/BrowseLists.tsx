import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { categoriesQuery, storeRailQuery } from '../../catalogue/api/catalogue';
import { storeLink } from '../../catalogue/card/itemLinks';
import { useScope } from '../../client/scope';
import classes from '../../ui/Browse.module.css';
import { ErrorState } from '../../ui/ErrorState';
import { Picture } from '../../ui/Picture';

/** Entries of a list before "View all" (MENU-02). */
const shownEntries = 10;
const places = Array.from({ length: shownEntries }, (_, place) => `waiting ${place}`);

export interface Row {
  id: number;
  name: string;
  picture: string;
  link: LinkProps;
}

interface RowsProps {
  rows: Row[] | undefined;
  error: unknown;
  onRetry: () => void;
  kind: 'category' | 'store' | 'vehicle';
  /** What is said when there is nothing. */
  empty: ReactNode;
  viewAll: LinkProps;
}

/** The first rows of a list, and the way to all of them (MENU-02, MENU-03). */
export function Rows({ rows, error, onRetry, kind, empty, viewAll }: RowsProps) {
  if (error && !rows) return <ErrorState error={error} onRetry={onRetry} />;
  return (
    <>
      <ul className={classes.rows} aria-busy={!rows}>
        {rows
          ? rows.slice(0, shownEntries).map(({ id, name, picture, link }) => (
              <li key={id}>
                <Link {...link} className={classes.row}>
                  <Picture src={picture} alt="" kind={kind} width={36} height={36} />
                  <span>{name}</span>
                </Link>
              </li>
            ))
          : places.map((place) => (
              <li key={place}>
                <Skeleton height={44} radius="md" />
              </li>
            ))}
      </ul>
      {rows?.length === 0 && <p className={classes.empty}>{empty}</p>}
      <Link {...viewAll} className={classes.all}>
        <Trans>View all</Trans>
      </Link>
    </>
  );
}

/** The first categories of a module, the current one when none is named (MENU-02, MENU-03, MENU-05). */
export function CategoryRows({ moduleId }: { moduleId?: number | undefined }) {
  useScope();
  const { data, error, refetch } = useQuery(categoriesQuery(moduleId));
  const rows = data?.map(
    ({ id, name, image_full_url, module_id }): Row => ({
      id,
      name,
      picture: image_full_url,
      link: {
        to: '/category/$id',
        params: { id: String(id) },
        search: { module_id: module_id || moduleId },
      },
    }),
  );
  return (
    <Rows
      rows={rows}
      error={error}
      onRetry={() => void refetch()}
      kind="category"
      empty={<Trans>No categories here yet</Trans>}
      viewAll={{ to: '/categories', search: { module_id: moduleId } }}
    />
  );
}

/** The first of the twelve latest or popular stores (MENU-02, MENU-03, CAT-11). */
export function StoreRows({ list }: { list: 'latest' | 'popular' }) {
  useScope();
  const { data, error, refetch } = useQuery(storeRailQuery(list));
  const rows = data?.stores.map(
    (store): Row => ({
      id: store.id,
      name: store.name,
      picture: store.logo_full_url,
      link: storeLink(store),
    }),
  );
  return (
    <Rows
      rows={rows}
      error={error}
      onRetry={() => void refetch()}
      kind="store"
      empty={<Trans>No stores deliver here yet</Trans>}
      viewAll={{ to: `/store/${list}` }}
    />
  );
}
