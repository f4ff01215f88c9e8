import { Trans } from '@lingui/react/macro';
import type { Store } from '../../../domain/catalogue/catalogue';
import { isTakeAwayOnly } from '../../../domain/catalogue/storeOffer';
import { useConfig, useMoney } from '../../client/useMoney';
import { ChatLink } from '../../orders/inbox/ChatLink';
import { DeliveryFee } from '../card/DeliveryFee';
import { Kilometres } from '../card/StoreFacts';
import { Heart } from '../favourite/Heart';
import { useElsewhere } from '../parts/ElsewhereNote';
import { OpeningHours } from './OpeningHours';
import { HeadFact, StoreHeadFrame } from './StoreHeadFrame';

export function StoreHead({ store }: { store: Store }) {
  const money = useMoney();
  const config = useConfig();
  const isElsewhere = useElsewhere(store.zone_id);
  const isCollected = config !== undefined && isTakeAwayOnly(store, config);
  return (
    <StoreHeadFrame of={store} heart={<Heart kind="store" row={store} place="page" />}>
      <HeadFact name={<Trans>Opening hours</Trans>}>
        <OpeningHours store={store} />
      </HeadFact>
      {!isCollected && !isElsewhere && (
        <HeadFact name={<Trans>Delivery time</Trans>}>
          <bdi>
            <Trans>
              {store.delivery_time_min}–{store.delivery_time_max} min
            </Trans>
          </bdi>
        </HeadFact>
      )}
      {!isElsewhere && (
        <HeadFact name={isCollected ? <Trans>Delivery</Trans> : <Trans>Delivery fee</Trans>}>
          <DeliveryFee store={store} />
        </HeadFact>
      )}
      {store.minimum_order > 0 && (
        <HeadFact name={<Trans>Minimum order</Trans>}>
          <bdi>{money(store.minimum_order)}</bdi>
        </HeadFact>
      )}
      {store.distance !== null && (
        <HeadFact name={<Trans>Distance</Trans>}>
          <Kilometres metres={store.distance} />
        </HeadFact>
      )}
      <HeadFact name={<Trans>Need help?</Trans>}>
        <ChatLink size="compact-sm" partner={{ kind: 'vendor', id: store.id, orderId: null }}>
          <Trans>Chat</Trans>
        </ChatLink>
      </HeadFact>
    </StoreHeadFrame>
  );
}
