import { Trans } from '@lingui/react/macro';
import { Alert, Button, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { DeskSignInScreen } from '../../../machines/desk/deskSignIn';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { liveDeskSignInMachine, liveOperatorSignInMachine } from '../actors/deskSignInActors';
import classes from '../Desk.module.css';
import { CredentialsForm } from './CredentialsForm';
import type { Door } from './door';
import { deskSignInIntents } from './intents';
import { PasswordChoice } from './PasswordChoice';

interface DeskSignInProps {
  door?: Door;
  invite: string;
  /** A session ended by itself, in the middle of the work. */
  hasEnded: boolean;
  onSignedIn: (token: string) => void;
}

/** The door of the desk (DESK-01, DESK-02), and of the operators' room (OPER-01). */
export function DeskSignIn({ door = 'store', invite, hasEnded, onSignedIn }: DeskSignInProps) {
  const onDone = useCallback(({ token }: { token: string }) => onSignedIn(token), [onSignedIn]);
  const machine = door === 'shop' ? liveOperatorSignInMachine : liveDeskSignInMachine;
  const actor = useFlow(machine, { input: { invite }, onDone });
  const intents = deskSignInIntents(actor);
  const screen = useSelector(actor, (snapshot) => screenOf<DeskSignInScreen>(snapshot));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const wait = useSelector(actor, ({ context }) => context.wait);
  if (screen === 'none') return null;
  const isChoosing =
    screen === 'choosing' ||
    screen === 'choosingTrouble' ||
    screen === 'choosingTooMany' ||
    screen === 'choosingRefused';
  return (
    <section className={classes.card} aria-labelledby="desk-door">
      <h1 id="desk-door" className={classes.title}>
        {isChoosing ? (
          <Trans>Choose a password</Trans>
        ) : door === 'shop' ? (
          <Trans>Sign in as an operator</Trans>
        ) : (
          <Trans>Sign in at the desk</Trans>
        )}
      </h1>
      {screen === 'expired' ? (
        <Stack gap="md">
          <Alert color="orange" role="alert">
            {door === 'shop' ? (
              <Trans>
                This link was used already, or is older than seven days. Ask whoever runs the shop
                for another.
              </Trans>
            ) : (
              <Trans>
                This link was used already, or is older than seven days. Ask the owner of the store
                for another.
              </Trans>
            )}
          </Alert>
          <Button radius="xl" onClick={intents.toSignIn}>
            <Trans>To the sign-in</Trans>
          </Button>
        </Stack>
      ) : isChoosing ? (
        <PasswordChoice isBusy={isBusy} screen={screen} wait={wait} onChosen={intents.choose} />
      ) : (
        <>
          {hasEnded && (
            <Alert color="orange" role="status" mb="md">
              {door === 'shop' ? (
                <Trans>Your session has ended. Sign in to go on.</Trans>
              ) : (
                <Trans>Your session has ended. Sign in to go on; no order was lost.</Trans>
              )}
            </Alert>
          )}
          <CredentialsForm
            door={door}
            screen={screen}
            wait={wait}
            isBusy={isBusy}
            onEdit={intents.noteEdit}
            onSubmit={intents.submit}
          />
        </>
      )}
    </section>
  );
}
