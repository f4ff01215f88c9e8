import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Modal, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertCircle, IconWifiOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import {
  decideConversion,
  type PointsProblem,
  worthOf,
} from '../../../domain/account/pointsEarned';
import { fromMillis } from '../../../domain/values/money';
import { typedNumber } from '../../../domain/values/typedNumber';
import type { ConvertPointsScreen } from '../../../machines/account/convertPoints';
import { unreachedText } from '../../client/unreachedText';
import { useConfig, useMoney } from '../../client/useMoney';
import type { OverlayProps } from '../../flow/overlays';
import { screenOf } from '../../flow/screenOf';
import { useCovered } from '../../flow/useCovered';
import { useFlow } from '../../flow/useFlow';
import { GoOnButton } from '../../ui/GoOnButton';
import page from '../../ui/Page.module.css';
import { liveConvertPointsMachine } from '../actors/convertPointsActors';
import { profileQuery } from '../api/profile';
import { convertPointsIntents } from './convertPointsIntents';
import classes from './Loyalty.module.css';

/** How many points become money of the wallet (WAL-14). `held` are those that there were when it was opened. */
export default function ConvertDialog({
  input,
  onDone,
}: OverlayProps<{ held: number }, { converted: boolean }>) {
  const { t } = useLingui();
  const { data: profile } = useQuery(profileQuery());
  // Who signs in again in between may be somebody else.
  const held = profile?.loyalty_point ?? input.held;
  const isCovered = useCovered();
  const money = useMoney();
  const config = useConfig();
  const actor = useFlow(liveConvertPointsMachine, { onDone });
  const screen = useSelector(actor, (snapshot) => screenOf<ConvertPointsScreen>(snapshot));
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy') || snapshot.hasTag('done'));
  const { submit, retry, close } = convertPointsIntents(actor);
  // Trying again sends the very same request, since it may have been done already.
  const isSent = busy || screen === 'failed';
  const digits = config?.digit_after_decimal_point ?? 2;
  const least = Math.max(1, config?.loyalty_point_minimum_point ?? 1);
  const rate = config?.loyalty_point_exchange_rate ?? 0;
  const unit = money(1);
  const texts: Record<PointsProblem, string> = {
    too_few: t`Enter a whole number, ${least} or more`,
    too_many: t`That is more than you have: ${held}`,
    worthless: t`Add a few more points: these are not worth anything yet`,
  };
  const problemOf = (typed: string) =>
    config ? decideConversion(typedNumber(typed) ?? 0, held, config, digits) : null;
  const form = useForm({
    initialValues: { points: String(held) },
    validate: {
      points: (typed) => {
        const problem = problemOf(typed);
        return problem && texts[problem];
      },
    },
  });
  const points = typedNumber(form.values.points) ?? 0;
  const worth =
    config && !problemOf(form.values.points)
      ? money(fromMillis(worthOf(Math.floor(points), config, digits)))
      : '–';
  return (
    <Modal
      opened
      onClose={close}
      title={t`Convert to currency now`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      closeOnEscape={!isCovered}
      centered
    >
      <form
        noValidate
        onSubmit={form.onSubmit((values) => submit(typedNumber(values.points) ?? 0))}
      >
        <Stack>
          {screen === 'signedOut' && (
            <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
              <Trans>Your sign-in has ended. Sign in again to go on.</Trans>
            </Alert>
          )}
          {screen === 'failed' && (
            <Alert color="red" role="alert" icon={<IconWifiOff aria-hidden />}>
              {unreachedText()}
            </Alert>
          )}
          <p className={page.soft}>
            <Trans>
              <Plural value={rate} one="# point makes" other="# points make" /> <bdi>{unit}</bdi> in
              your wallet.
            </Trans>
          </p>
          <TextInput
            label={t`Points to convert`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={9}
            data-autofocus
            readOnly={isSent}
            {...form.getInputProps('points')}
          />
          <output className={classes.worth} aria-live="polite">
            <Trans>You get</Trans> <bdi className={classes.sum}>{worth}</bdi>
          </output>
          <Group justify="flex-end">
            <Button variant="default" radius="xl" onClick={close} disabled={busy}>
              <Trans>Cancel</Trans>
            </Button>
            {screen === 'failed' || screen === 'signedOut' ? (
              <GoOnButton screen={screen} onRetry={retry} />
            ) : (
              <Button type="submit" radius="xl" loading={busy}>
                <Trans>Convert</Trans>
              </Button>
            )}
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
