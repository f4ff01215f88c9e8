import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconBellRinging } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { PushNewsScreen } from '../../../machines/account/pushNews';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { livePushNewsMachine } from '../actors/pushNewsActors';
import classes from './Notifications.module.css';
import { pushIntents } from './pushIntents';

const texts: Record<PushNewsScreen, ReactNode> = {
  looking: null,
  unsupported: null,
  blocked: (
    <Trans>Your browser blocks notifications from this shop. Allow them in its settings.</Trans>
  ),
  off: <Trans>Get order updates in this browser, even when the shop is closed.</Trans>,
  on: <Trans>You get order updates in this browser, even when the shop is closed.</Trans>,
  failed: <Trans>That did not work. Check your connection and try again.</Trans>,
  stillOn: <Trans>That could not be turned off. Check your connection and try again.</Trans>,
};

/** Offers news in this browser; nobody is asked before the button is pressed (SESS-15). */
export function PushCard() {
  const actor = useFlow(livePushNewsMachine, {});
  const { want, decline } = pushIntents(actor);
  const screen = useSelector(actor, (snapshot) => screenOf<PushNewsScreen>(snapshot));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  if (screen === 'none' || !texts[screen]) return null;
  const isOn = screen === 'on' || screen === 'stillOn';
  return (
    <div className={classes.push}>
      <span className={classes.icon} data-type="push">
        <IconBellRinging size={22} aria-hidden />
      </span>
      <p className={classes.words} role="status">
        {texts[screen]}
      </p>
      {screen !== 'blocked' && (
        <Button
          radius="xl"
          variant={isOn ? 'default' : 'filled'}
          loading={isBusy}
          onClick={isOn ? decline : want}
        >
          {isOn ? <Trans>Turn off</Trans> : <Trans>Turn on</Trans>}
        </Button>
      )}
    </div>
  );
}
