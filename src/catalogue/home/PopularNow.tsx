import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { sells } from '../../../domain/place/module';
import { nearestZone } from '../../../domain/place/nearestZone';
import { modulesQuery, zonesQuery } from '../../client/shopQueries';
import { currentLatLngKey, zoneIdKey } from '../../client/storage/storage';
import { useConfig } from '../../client/useMoney';
import { openModules } from '../../place/module/openModules';
import { placesFor } from '../../ui/GridHeading';
import page from '../../ui/Page.module.css';
import { Rail } from '../../ui/Rail';
import { popularInQuery } from '../api/catalogue';
import { ItemCard } from '../card/ItemCard';
import { ItemCardSkeleton } from '../card/ItemCardSkeleton';

/** Where a visitor shops, or else would: their own zones, before that the one nearest to where the shop is. */
function useZones(): { ids: number[]; name: string | null } | null {
  const config = useConfig();
  const own = zoneIdKey.get();
  const { data: zones } = useQuery({ ...zonesQuery(), enabled: !own });
  if (own) return { ids: own, name: null };
  if (!zones || !config) return null;
  const zone = nearestZone(zones, currentLatLngKey.get() ?? config.default_location);
  return { ids: zone ? [zone.id] : [], name: zone?.name ?? null };
}

/** What others order now, for who has not chosen a place yet: something to want at once. */
export default function PopularNow() {
  const zones = useZones();
  const { data: modules } = useQuery(modulesQuery());
  const open = zones && modules && openModules(modules, zones.ids);
  const module = open?.find((one) => sells(one, 'items'));
  const { data, error } = useQuery({
    ...popularInQuery(zones?.ids ?? [], module?.id),
    enabled: module !== undefined,
  });
  // Nobody came for it: where it cannot be had, the page is whole without it.
  if (error || (open && !module) || data?.products.length === 0) return null;
  const zoneName = zones?.name;
  return (
    <div className={page.page}>
      <Rail
        entries="items"
        title={
          zoneName ? (
            <Trans>Popular now in {zoneName}</Trans>
          ) : (
            <Trans>Popular items near you</Trans>
          )
        }
      >
        {data?.products.map((item) => (
          <li key={item.id}>
            <ItemCard item={item} />
          </li>
        )) ??
          placesFor(6).map((place) => (
            <li key={`waiting ${place}`} aria-hidden>
              <ItemCardSkeleton />
            </li>
          ))}
      </Rail>
    </div>
  );
}
