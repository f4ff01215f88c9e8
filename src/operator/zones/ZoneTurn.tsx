import { Trans } from '@lingui/react/macro';
import type { ZoneRead } from '../../../machines/operator/editShop';
import { Served } from './Served';

/** What closing a zone means, with how many it serves now, or opening it again. */
export function ZoneTurn({ read: { zone } }: { read: ZoneRead }) {
  if (zone?.is_active !== 1)
    return (
      <Trans>Open it again? Shoppers there can order at once, by the border that it has.</Trans>
    );
  const { stores, orders, places } = zone.serves;
  return (
    <>
      <p>
        <Trans>
          Close it? Nobody there can order any more until it is open again; orders under way stay.
        </Trans>
      </p>
      {stores + orders + places > 0 && (
        <>
          <Trans>Now it serves</Trans>
          <Served of={zone.serves} />
        </>
      )}
    </>
  );
}
