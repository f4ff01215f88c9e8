import { Trans, useLingui } from '@lingui/react/macro';
import { Switch } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { TextNewsScreen } from '../../../machines/account/textNews';
import { toldReason } from '../../client/unreachedText';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import page from '../../ui/Page.module.css';
import { liveTextNewsMachine } from '../actors/textNewsActors';
import { textNewsIntents } from './textNewsIntents';

/** Text messages about orders, switched off and on by whom they are sent to (TEXT-06). */
export function TextSwitch({ wanted }: { wanted: boolean }) {
  const { t } = useLingui();
  const actor = useFlow(liveTextNewsMachine, { input: { wanted } });
  const intents = useMemo(() => textNewsIntents(actor), [actor]);
  const screen = useSelector(actor, (snapshot) => screenOf<TextNewsScreen>(snapshot));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const wish = useSelector(actor, ({ context }) => context.wish);
  return (
    <>
      <Switch
        size="md"
        aria-label={t`Text messages about your orders`}
        aria-busy={isBusy}
        checked={wish}
        onChange={({ currentTarget }) => intents.change(currentTarget.checked)}
      />
      {screen !== 'resting' && (
        <p className={page.soft} role="alert">
          {screen === 'failed' ? (
            (toldReason() ?? <Trans>That did not work. Check your connection and try again.</Trans>)
          ) : (
            <Trans>Sign in to change this.</Trans>
          )}
        </p>
      )}
    </>
  );
}
