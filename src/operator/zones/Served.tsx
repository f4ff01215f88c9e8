import { Plural } from '@lingui/react/macro';
import type { ZoneServes } from '../../../domain/operator/zoneServes';

/** How many of each, without those that are none. */
export function Served({ of: { stores, orders, places } }: { of: ZoneServes }) {
  return (
    <ul>
      {stores > 0 && (
        <li>
          <Plural value={stores} one="# store" other="# stores" />
        </li>
      )}
      {orders > 0 && (
        <li>
          <Plural value={orders} one="# order under way" other="# orders under way" />
        </li>
      )}
      {places > 0 && (
        <li>
          <Plural
            value={places}
            one="# saved address of a customer"
            other="# saved addresses of customers"
          />
        </li>
      )}
    </ul>
  );
}
