import { Trans, useLingui } from '@lingui/react/macro';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { NewsletterScreen } from '../../../machines/content/newsletter';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { focusWrong } from '../../ui/form/focusFirstError';
import { liveNewsletterMachine } from '../actors/newsletterActors';
import { newsletterIntents } from './intents';
import classes from './Newsletter.module.css';

/** The newsletter's title, sentence and field, in the words of the business (NEWS-01 to NEWS-04). */
export function Newsletter({ title, text }: { title: string; text: string }) {
  const { t } = useLingui();
  const actor = useFlow(liveNewsletterMachine, {});
  const { submit, edit } = newsletterIntents(actor);
  const screen = useSelector(actor, (snapshot) => screenOf<NewsletterScreen>(snapshot));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const refusal = useSelector(actor, ({ context }) => context.refusal?.message);
  // That the field is emptied for the reader is no edit of theirs.
  const emptying = useRef(false);
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    onValuesChange: () => emptying.current || edit(),
  });
  const { reset, getInputNode } = form;
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    if (screen === 'empty') {
      emptying.current = true;
      reset();
      emptying.current = false;
    }
    const isWrong = screen === 'invalid' || screen === 'refused' || screen === 'failed';
    if (isWrong) focusWrong(getInputNode('email'));
  }, [screen, reset, getInputNode]);
  const failed = t`We could not subscribe you. Please try again.`;
  const errors: Record<NewsletterScreen | 'none', string | null> = {
    none: null,
    field: null,
    empty: null,
    invalid: t`Please insert a valid email.`,
    refused: refusal || failed,
    failed,
  };
  return (
    <section className={classes.newsletter} aria-label={title || t`Newsletter`}>
      <div className={classes.words}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <form onSubmit={form.onSubmit(({ email }) => submit(email))} noValidate>
        <TextInput
          type="email"
          autoComplete="email"
          inputMode="email"
          size="md"
          radius="xl"
          aria-label={t`Email address`}
          placeholder={t`Your email address`}
          readOnly={isBusy}
          key={form.key('email')}
          {...form.getInputProps('email')}
          error={errors[screen]}
        />
        <Button type="submit" size="md" radius="xl" loading={isBusy}>
          <Trans>Subscribe</Trans>
        </Button>
      </form>
    </section>
  );
}
