import { Plural, Trans } from '@lingui/react/macro';
import { IconMapPinFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { landingQuery } from '../../client/shopQueries';
import classes from './Landing.module.css';

export function ZoneList() {
  const { data } = useQuery(landingQuery());
  if (!data || data.available_zones.length === 0) return null;
  return (
    <section className={classes.section}>
      <h2>
        <Trans>Where we deliver</Trans>
      </h2>
      <ul className={classes.zones}>
        {data.available_zones.map((zone) => (
          <li key={zone.id}>
            <IconMapPinFilled size={24} aria-hidden />
            <strong>{zone.name}</strong>
            {/* Not every back end counts them. */}
            {zone.stores_count > 0 && (
              <span>
                <Plural value={zone.stores_count} one="# shop" other="# shops" />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
