import { Trans, useLingui } from '@lingui/react/macro';
import { Button, SegmentedControl, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ForgotPasswordScreen } from '../../../machines/identity/forgotPassword';
import { screenOf } from '../../flow/screenOf';
import { FormNotice } from '../../ui/form/FormNotice';
import { useFieldTexts } from '../parts/fieldTexts';
import classes from './ForgotPassword.module.css';
import { Head } from './Head';
import { type ForgotActor, intentsOf } from './intents';
import { RequestByEmail, RequestByPhone } from './RequestForms';

/** Step 0: where the code goes (FORGOT-07 to FORGOT-10). */
export function RequestStep({ actor }: { actor: ForgotActor }) {
  const { t } = useLingui();
  const say = useFieldTexts();
  const { chooseMethod } = intentsOf(actor);
  const { method, methods, refusal } = useSelector(actor, ({ context }) => context);
  const screen = useSelector(actor, (snapshot) => screenOf<ForgotPasswordScreen>(snapshot));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const Form = method === 'phone' ? RequestByPhone : RequestByEmail;
  return (
    <Stack gap="md">
      <Head step={0}>
        <Trans>Forgot password</Trans>
      </Head>
      <p className={classes.soft}>
        <Trans>We send you a code to set a new password.</Trans>
      </p>
      <FormNotice
        refusal={refusal ? say.refusal(refusal) : ''}
        isTrouble={screen === 'requestTrouble'}
        isSaid
      />
      {methods.length > 1 && (
        <SegmentedControl
          aria-label={t`Where the code goes`}
          value={method}
          onChange={(chosen) => chooseMethod(chosen === 'email' ? 'email' : 'phone')}
          data={[
            { value: 'phone', label: t`By phone` },
            { value: 'email', label: t`By email` },
          ]}
          radius="xl"
          fullWidth
        />
      )}
      <Form
        actor={actor}
        button={
          <Button type="submit" size="md" radius="xl" fullWidth loading={isBusy}>
            <Trans>Send the code</Trans>
          </Button>
        }
      />
    </Stack>
  );
}
