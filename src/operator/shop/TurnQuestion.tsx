import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import type { ShopPart, ShopRead } from '../../../machines/operator/editShop';
import { StoreTurn } from '../accounts/StoreTurn';
import { BannerTurn } from '../banners/BannerTurn';
import { ZoneTurn } from '../zones/ZoneTurn';
import { hasShopDraft } from './shopDraft';
import type { ShopPartIntents } from './shopPartIntents';

interface TurnQuestionProps {
  part: ShopPart;
  read: ShopRead;
  isBusy: boolean;
  intents: ShopPartIntents;
}

const isWorking = (read: ShopRead) =>
  (read.kind === 'coupon' && read.coupon?.is_active === 1) ||
  (read.kind === 'zone' && read.zone?.is_active === 1) ||
  (read.kind === 'banner' && read.banner?.is_active === 1) ||
  (read.kind === 'store' && read.store.is_open === 1);

/** All that could be typed of it is put back or taken away. */
const isWhole = ({ kind }: ShopRead) => kind === 'settings' || kind === 'texts';

function Question({ read }: { read: ShopRead }) {
  if (read.kind === 'settings')
    return <Trans>Put all of these back to what they are by default?</Trans>;
  if (read.kind === 'texts')
    return (
      <Trans>
        Take it away? A page of rules is not there any more then; the landing page shows its own
        words.
      </Trans>
    );
  if (read.kind === 'zone') return <ZoneTurn read={read} />;
  if (read.kind === 'store') return <StoreTurn read={read} />;
  if (read.kind === 'banner') return <BannerTurn isOn={isWorking(read)} />;
  return isWorking(read) ? (
    <Trans>End it now? Nobody can use it any more; what was ordered with it stays.</Trans>
  ) : (
    <Trans>Let it work again, from and until the times that it has?</Trans>
  );
}

function Yes({ read }: { read: ShopRead }) {
  if (read.kind === 'settings') return <Trans>Yes, back to the defaults</Trans>;
  if (read.kind === 'texts') return <Trans>Yes, take it away</Trans>;
  if (read.kind === 'zone' || read.kind === 'store')
    return isWorking(read) ? <Trans>Yes, close it</Trans> : <Trans>Yes, open it</Trans>;
  if (read.kind === 'banner')
    return isWorking(read) ? <Trans>Yes, switch it off</Trans> : <Trans>Yes, switch it on</Trans>;
  return isWorking(read) ? <Trans>Yes, end it</Trans> : <Trans>Yes, let it work</Trans>;
}

/** Whether it is meant that a part of the shop ends, works again, or is as by default. */
export function TurnQuestion({ part, read, isBusy, intents }: TurnQuestionProps) {
  return (
    <>
      <div>
        <Question read={read} />
      </div>
      {hasShopDraft(part) && (
        <Alert color="orange" radius="md">
          {isWhole(read) ? (
            <Trans>What you typed and have not saved goes with it.</Trans>
          ) : (
            <Trans>
              What you typed is not saved yet: it stays with you, and this is done to what stands
              now.
            </Trans>
          )}
        </Alert>
      )}
      <Button size="lg" radius="md" loading={isBusy} onClick={intents.turn}>
        <Yes read={read} />
      </Button>
      <Button variant="default" radius="md" disabled={isBusy} onClick={intents.keep}>
        <Trans>Leave it as it is</Trans>
      </Button>
    </>
  );
}
