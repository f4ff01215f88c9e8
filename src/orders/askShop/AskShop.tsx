import { Trans, useLingui } from '@lingui/react/macro';
import { Button, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { supportLength, supportTopics } from '../../../domain/orders/support';
import type { AskShopScreen } from '../../../machines/orders/askShop';
import { waitText } from '../../client/waitText';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { ShopPhoneField } from '../../identity/parts/ShopPhoneField';
import { FormNotice } from '../../ui/form/FormNotice';
import { focusFirstError } from '../../ui/form/focusFirstError';
import { SideBySide } from '../../ui/form/SideBySide';
import { liveAskShopMachine } from '../actors/askShopActors';
import classes from './AskShop.module.css';
import { useQuestionTexts } from './fieldTexts';
import { askShopIntents } from './intents';
import { QuestionSent } from './QuestionSent';
import { type QuestionForm, startAnew, useQuestionForm } from './useQuestionForm';

/** A message to the shop itself, from guests and customers (PAGE-05). */
export default function AskShop() {
  const { t } = useLingui();
  const say = useQuestionTexts();
  const actor = useFlow(liveAskShopMachine, {});
  const intents = useMemo(() => askShopIntents(actor), [actor]);
  const form = useQuestionForm(intents.noteEdit);
  const screen = useSelector(actor, (snapshot) => screenOf<AskShopScreen>(snapshot));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const { field, message, wait } = useSelector(actor, ({ context }) => context);
  const topics: Record<(typeof supportTopics)[number], string> = {
    order: t`An order`,
    payment: t`Payment or a refund`,
    account: t`My account`,
    product: t`A product or store`,
    other: t`Something else`,
  };
  const errorOf = (path: keyof QuestionForm['values']) =>
    say(form.errors[path]) ?? (field === path ? message : null);
  const input = (path: 'name' | 'email' | 'topic' | 'message') => ({
    ...form.getInputProps(path),
    error: errorOf(path),
  });
  const refusal =
    screen === 'tooMany'
      ? t`You have sent many messages. You can send another in ${waitText(wait / 1000)}.`
      : !(field in form.values)
        ? message
        : '';
  return (
    <section className={classes.card} aria-labelledby="ask-shop">
      <h2 id="ask-shop">
        <Trans>Write us a message</Trans>
      </h2>
      {screen === 'sent' ? (
        <QuestionSent
          to={form.values.email || form.values.phone}
          onAnother={() => {
            startAnew(form);
            intents.another();
          }}
        />
      ) : (
        <form noValidate onSubmit={form.onSubmit(intents.send, focusFirstError(form))}>
          <Stack gap="md">
            <FormNotice refusal={refusal} isTrouble={screen === 'failed'} />
            <TextInput
              {...input('name')}
              dir="auto"
              label={t`Name`}
              required
              autoComplete="name"
              maxLength={100}
            />
            <SideBySide from="sm">
              <TextInput
                {...input('email')}
                dir="ltr"
                label={t`Email`}
                type="email"
                inputMode="email"
                autoComplete="email"
                maxLength={200}
              />
              <ShopPhoneField
                form={form}
                path="phone"
                label={t`Phone (optional)`}
                required={false}
                error={errorOf('phone')}
              />
            </SideBySide>
            <NativeSelect
              {...input('topic')}
              label={t`What is it about?`}
              data={supportTopics.map((value) => ({ value, label: topics[value] }))}
            />
            <Textarea
              {...input('message')}
              dir="auto"
              label={t`Message`}
              required
              autosize
              minRows={4}
              maxLength={supportLength}
            />
            <Button
              type="submit"
              radius="xl"
              size="md"
              loading={isBusy}
              disabled={screen === 'tooMany'}
              className={classes.send}
            >
              <Trans>Send</Trans>
            </Button>
          </Stack>
        </form>
      )}
    </section>
  );
}
