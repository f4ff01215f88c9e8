import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import type { ZoneServes } from '../../../domain/operator/zoneServes';
import type { ShopPartIntents } from '../shop/shopPartIntents';
import { Served } from './Served';

/** Whether it is meant that a zone serves some no longer, and how many (OPER-13). */
export function LeavingQuestion({
  leaves,
  intents,
}: {
  leaves: ZoneServes;
  intents: ShopPartIntents;
}) {
  return (
    <>
      <Alert color="orange" role="alert" title={<Trans>This would leave outside</Trans>}>
        <Served of={leaves} />
      </Alert>
      <p>
        <Trans>
          Orders under way are still delivered. Shoppers outside can order nothing new, and stores
          outside still sell into the zone.
        </Trans>
      </p>
      <Button radius="xl" onClick={intents.keep}>
        <Trans>Back to the map</Trans>
      </Button>
      <Button radius="xl" variant="default" onClick={intents.leave}>
        <Trans>Save all the same</Trans>
      </Button>
    </>
  );
}
