import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ChangeStoreScreen } from '../../../machines/desk/changeStore';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { liveChangeStoreMachine } from '../actors/changeStoreActors';
import { leaveDesk } from '../api/desk';
import { ChangeNotes } from './ChangeNotes';
import { Menu } from './Menu';
import { StoreSettings } from './StoreSettings';
import { storeIntents } from './storeIntents';

/**
 * What a store says of itself: its items, or the rest (DESK-10, DESK-11). It goes on telling the shop what was said while
 * another part of the desk is looked at, with `view` null.
 */
export default function StorePanel({ view }: { view: 'menu' | 'store' | null }) {
  const actor = useFlow(liveChangeStoreMachine, { onDone: leaveDesk });
  const intents = useMemo(() => storeIntents(actor), [actor]);
  const screen = useSelector(actor, (snapshot) => screenOf<ChangeStoreScreen>(snapshot));
  const { queue, grave, message, link } = useSelector(actor, ({ context }) => context);
  if (screen === 'none') return null;
  return (
    <>
      <ChangeNotes screen={screen} grave={grave} message={message} intents={intents} />
      {view === 'menu' ? (
        <Menu queue={queue} onChange={intents.ask} />
      ) : view === 'store' ? (
        <StoreSettings queue={queue} link={link} onChange={intents.ask} />
      ) : null}
    </>
  );
}
