import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Category } from '../../../domain/catalogue/catalogue';
import type { InterestsScreen } from '../../../machines/account/interests';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { FormNotice } from '../../ui/form/FormNotice';
import page from '../../ui/Page.module.css';
import { Picture } from '../../ui/Picture';
import { liveInterestsMachine } from '../actors/interestsActors';
import classes from './Interests.module.css';
import { intentsOf } from './intents';

interface InterestsProps {
  categories: readonly Category[];
  chosen: readonly number[];
}

/** The module's categories to choose from, any number of them (PAGE-15, SIGN-15). */
export function Interests({ categories, chosen: before }: InterestsProps) {
  const [chosenBefore] = useState(() => {
    const here = new Set(categories.map(({ id }) => id));
    return before.filter((id) => here.has(id));
  });
  const actor = useFlow(liveInterestsMachine, { input: { chosen: chosenBefore } });
  const { toggle, submit, skip } = intentsOf(actor);
  const chosen = useSelector(actor, ({ context }) => context.chosen);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const screen = useSelector(actor, (snapshot) => screenOf<InterestsScreen>(snapshot));
  return (
    <>
      <h1 className={page.title}>
        <Trans>What do you like best?</Trans>
      </h1>
      <p className={classes.lead}>
        <Trans>Choose your favourite categories, as many as you like.</Trans>
      </p>
      <FormNotice refusal="" isTrouble={screen === 'categoriesTrouble'} />
      <ul className={classes.tiles}>
        {categories.map(({ id, name, image_full_url }) => {
          const isChosen = chosen.includes(id);
          return (
            <li key={id}>
              <button
                type="button"
                className={classes.tile}
                aria-pressed={isChosen}
                onClick={() => toggle(id)}
              >
                <Picture
                  src={image_full_url}
                  alt=""
                  kind="category"
                  width={72}
                  height={72}
                  className={classes.picture}
                />
                <span>{name}</span>
                {isChosen && <IconCheck className={classes.check} size={22} aria-hidden />}
              </button>
            </li>
          );
        })}
      </ul>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" radius="xl" size="md" onClick={skip} disabled={isBusy}>
          <Trans>Skip</Trans>
        </Button>
        <Button
          radius="xl"
          size="md"
          onClick={submit}
          disabled={chosen.length === 0}
          loading={isBusy}
        >
          <Trans>Save</Trans>
        </Button>
      </Group>
    </>
  );
}
