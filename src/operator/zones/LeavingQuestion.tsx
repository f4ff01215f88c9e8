import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import type { ZoneServes } from '../../../domain/operator/zoneServes';
import type { ShopPartIntents } from '../shop/shopPartIntents';
import { Served } from './Served';

/** Whether it is meant that a zone serves some no longer, and how many (OPER-13). */
export function LeavingQuestion({
  leaves,
  isClosing,
  intents,
}: {
  leaves: ZoneServes;
  /** The zone is to be closed, and serves more by now than was shown. */
  isClosing: boolean;
  intents: ShopPartIntents;
}) {
  return (
    <>
      <Alert
        color="orange"
        role="alert"
        title={
          isClosing ? <Trans>It serves more by now</Trans> : <Trans>This would leave outside</Trans>
        }
      >
        <Served of={leaves} />
      </Alert>
      <p>
        {isClosing ? (
          <Trans>
            Orders under way are still delivered. Nobody there can order anything new until the zone
            is open again.
          </Trans>
        ) : (
          <Trans>
            Orders under way are still delivered. Shoppers outside can order nothing new, and stores
            outside still sell into the zone.
          </Trans>
        )}
      </p>
      <Button radius="xl" onClick={intents.keep}>
        {isClosing ? <Trans>Leave it open</Trans> : <Trans>Back to the map</Trans>}
      </Button>
      <Button radius="xl" variant="default" onClick={intents.leave}>
        {isClosing ? <Trans>Close it all the same</Trans> : <Trans>Save all the same</Trans>}
      </Button>
    </>
  );
}
