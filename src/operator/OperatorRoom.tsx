import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { OperatorSessionScreen } from '../../machines/operator/operatorSession';
import { isApiError } from '../client/apiError';
import deskClasses from '../desk/Desk.module.css';
import { screenOf } from '../flow/screenOf';
import { useFlow } from '../flow/useFlow';
import { ActLog } from './ActLog';
import { Accounts } from './accounts/Accounts';
import { liveOperatorSessionMachine } from './actors/operatorActors';
import { operatorQuery } from './api/operator';
import { ShopBanners } from './banners/ShopBanners';
import { LostOrders } from './lost/LostOrders';
import classes from './Operator.module.css';
import type { OperatorView } from './operatorView';
import { RoomHead } from './RoomHead';
import { Applications } from './requests/Applications';
import { Refunds } from './requests/Refunds';
import { sessionIntents } from './roomIntents';
import { Coupons } from './shop/Coupons';
import { Settings } from './shop/Settings';
import { ShopTexts } from './shop/ShopTexts';
import { Zones } from './zones/Zones';

interface OperatorRoomProps {
  view: OperatorView;
  onView: (view: OperatorView) => void;
  onLeft: (end: { hasLeft: boolean }) => void;
}

/** What is done for the shop as a whole (OPER-02 to OPER-05). */
export function OperatorRoom({ view, onView, onLeft }: OperatorRoomProps) {
  const actor = useFlow(liveOperatorSessionMachine, { onDone: onLeft });
  const intents = useMemo(() => sessionIntents(actor), [actor]);
  const screen = useSelector(actor, (snapshot) => screenOf<OperatorSessionScreen>(snapshot));
  const { data: operator, error } = useQuery(operatorQuery());
  const hasEnded = isApiError(error) && error.kind === 'unauthenticated';
  useEffect(() => {
    if (hasEnded) intents.tellEnd();
  }, [hasEnded, intents]);
  if (screen === 'none') return null;
  return (
    <div className={`${deskClasses.desk} ${classes.room}`}>
      <RoomHead
        view={view}
        operator={operator}
        isLeaving={screen === 'leaving'}
        onView={onView}
        onLeave={intents.leave}
      />
      {view === 'applications' ? (
        <Applications />
      ) : view === 'refunds' ? (
        <Refunds />
      ) : view === 'lost' ? (
        <LostOrders />
      ) : view === 'accounts' ? (
        <Accounts />
      ) : view === 'zones' ? (
        <Zones />
      ) : view === 'banners' ? (
        <ShopBanners />
      ) : view === 'coupons' ? (
        <Coupons />
      ) : view === 'texts' ? (
        <ShopTexts />
      ) : view === 'settings' ? (
        <Settings />
      ) : (
        <ActLog />
      )}
    </div>
  );
}
