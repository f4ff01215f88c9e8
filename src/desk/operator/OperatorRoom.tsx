import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { OperatorSessionScreen } from '../../../machines/desk/operatorSession';
import { isApiError } from '../../client/apiError';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { liveOperatorSessionMachine } from '../actors/operatorActors';
import { operatorQuery } from '../api/operator';
import deskClasses from '../Desk.module.css';
import type { OperatorView } from '../deskView';
import { Coupons } from '../shop/Coupons';
import { Settings } from '../shop/Settings';
import { ShopTexts } from '../shop/ShopTexts';
import { Accounts } from './Accounts';
import { ActLog } from './ActLog';
import { Applications } from './Applications';
import classes from './Operator.module.css';
import { Refunds } from './Refunds';
import { RoomHead } from './RoomHead';
import { sessionIntents } from './roomIntents';

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
      ) : view === 'accounts' ? (
        <Accounts />
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
