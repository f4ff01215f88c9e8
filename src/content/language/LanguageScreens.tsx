import { Trans } from '@lingui/react/macro';
import { Button, Group, UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { Actor } from 'xstate';
import type { languageMachine } from '../../../machines/content/language';
import { languageOf, languages } from '../../client/languages';
import { languageIntents } from './intents';
import classes from './Language.module.css';

export interface ScreenProps {
  actor: Actor<typeof languageMachine>;
}

/** The languages, each in its own words; the one of now is marked (LANG-01, LANG-07). */
export function Languages({ actor }: ScreenProps) {
  const current = useSelector(actor, ({ context }) => context.current);
  return (
    <ul className={classes.languages}>
      {languages.map(({ languageCode, languageName, flag }) => (
        <li key={languageCode}>
          <UnstyledButton
            className={classes.language}
            lang={languageCode}
            aria-pressed={languageCode === current}
            data-autofocus={languageCode === current || undefined}
            onClick={() => languageIntents(actor).choose(languageCode)}
          >
            <img className={classes.flag} src={flag} alt="" width={27} height={18} />
            {languageName}
            {languageCode === current && <IconCheck size={20} aria-hidden />}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

/** Asks before the shop turns to the language, and shows that it is on its way (LANG-02). */
export function Question({ actor }: ScreenProps) {
  const chosen = useSelector(actor, ({ context }) => context.chosen);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const confirmButton = useRef<HTMLButtonElement>(null);
  useEffect(() => confirmButton.current?.focus(), []);
  const { confirm, decline } = languageIntents(actor);
  const name = <bdi lang={chosen}>{languageOf(chosen).languageName}</bdi>;
  return (
    <>
      <p className={classes.question}>
        <Trans>Change the language of the shop to {name}?</Trans>
      </p>
      <Group justify="flex-end">
        <Button variant="default" radius="xl" onClick={decline} disabled={isBusy}>
          <Trans>Cancel</Trans>
        </Button>
        <Button ref={confirmButton} radius="xl" onClick={confirm} loading={isBusy}>
          <Trans>Change language</Trans>
        </Button>
      </Group>
    </>
  );
}

/** The language could not be had; the shop goes on in the one of before. */
export function Failed({ actor }: ScreenProps) {
  const { tryAgain, close } = languageIntents(actor);
  return (
    <div role="alert">
      <p className={classes.question}>
        <Trans>The language could not be changed. Check your connection and try again.</Trans>
      </p>
      <Group justify="flex-end">
        <Button variant="default" radius="xl" onClick={close}>
          <Trans>Cancel</Trans>
        </Button>
        <Button radius="xl" onClick={tryAgain}>
          <Trans>Try again</Trans>
        </Button>
      </Group>
    </div>
  );
}
