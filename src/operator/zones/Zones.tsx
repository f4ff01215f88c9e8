import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ZoneRow } from '../../../domain/operator/shopZone';
import { useMoney } from '../../client/useMoney';
import { EmptyState } from '../../ui/EmptyState';
import { shopZonesQuery } from '../api/shopParts';
import classes from '../Operator.module.css';
import { RoomList } from '../RoomList';
import { openShopPart } from '../shop/openShopPart';
import { ZonesMap } from './ZonesMap';

/** What delivery costs in a zone, from the least of its modules to the greatest. */
function Costs({ modules }: Pick<ZoneRow, 'modules'>) {
  const money = useMoney();
  const least = modules.map((one) => one.minimum_shipping_charge);
  const perKm = modules.map((one) => one.per_km_shipping_charge);
  const span = (amounts: number[]) =>
    [...new Set([Math.min(...amounts), Math.max(...amounts)])]
      .map((amount) => money(amount))
      .join(' – ');
  return (
    <Trans>
      Delivery: <span>{span(least)}</span>, <span>{span(perKm)}</span> per kilometre
    </Trans>
  );
}

function Row({ zone: { id, name, is_active, modules } }: { zone: ZoneRow }) {
  return (
    <li>
      <button
        type="button"
        className={classes.row}
        onClick={() => openShopPart({ kind: 'zone', id })}
      >
        <span className={classes.top}>
          <bdi className={classes.name}>{name}</bdi>
          {is_active === 0 && (
            <Badge color="gray" variant="light">
              <Trans>Closed</Trans>
            </Badge>
          )}
        </span>
        <span className={classes.soft}>
          {modules.length > 0 ? (
            <Costs modules={modules} />
          ) : (
            <Trans>No module works there yet.</Trans>
          )}
        </span>
        <span className={classes.soft}>{modules.map((one) => one.name).join(' · ')}</span>
      </button>
    </li>
  );
}

/** Where the shop delivers: the zones on a map and as a list (OPER-12). */
export function Zones() {
  const { t } = useLingui();
  const { data, isPending, error, refetch } = useQuery(shopZonesQuery());
  const zones = data?.zones ?? [];
  const query = {
    isPending,
    error,
    refetch,
    hasNextPage: false,
    isFetchingNextPage: false,
    isFetchNextPageError: false,
    fetchNextPage: refetch,
  };
  return (
    <section className={classes.panel} aria-label={t`Zones`}>
      <div className={classes.bar}>
        <span className={classes.soft}>
          {data && <Plural value={zones.length} one="# zone" other="# zones" />}
        </span>
        <Button
          radius="xl"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => openShopPart({ kind: 'zone', id: null })}
        >
          <Trans>New zone</Trans>
        </Button>
      </div>
      {zones.length > 0 && <ZonesMap zones={zones} />}
      <RoomList
        query={query}
        count={zones.length}
        empty={
          <EmptyState picture="nothing-found" title={<Trans>No zones yet</Trans>}>
            <Trans>Draw the first one: nobody can order before.</Trans>
          </EmptyState>
        }
      >
        {zones.map((zone) => (
          <Row key={zone.id} zone={zone} />
        ))}
      </RoomList>
    </section>
  );
}
