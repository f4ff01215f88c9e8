import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Modal, Radio, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { type CartEntry, noteLength, substitutions } from '../../../domain/cart/cart';
import { lineOfEntry, wishesOf } from '../../../domain/cart/cartLines';
import type { LineWishesOutput } from '../../../machines/cart/lineWishes';
import { toldReason } from '../../client/unreachedText';
import type { OverlayProps } from '../../flow/overlays';
import { screenOf } from '../../flow/screenOf';
import { useFlow } from '../../flow/useFlow';
import { directLineWishesMachine, liveLineWishesMachine } from '../actors/lineWishesActors';
import { wishesIntents } from './intents';
import { SubstitutePicker } from './SubstitutePicker';
import { useSubstitutionNames } from './wishesText';

export default function LineWishesDialog({
  input: { entry, isDirect },
  onDone,
}: OverlayProps<{ entry: CartEntry; isDirect: boolean }, LineWishesOutput>) {
  const { t } = useLingui();
  const names = useSubstitutionNames();
  const flow = useFlow(isDirect ? directLineWishesMachine : liveLineWishesMachine, {
    input: { line: lineOfEntry(entry) },
    onDone,
  });
  const isBusy = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const screen = useSelector(flow, (snapshot) => screenOf<'form' | 'trouble' | 'none'>(snapshot));
  const { save, close } = wishesIntents(flow);
  const form = useForm({
    initialValues: { ...wishesOf(entry), note: entry.note ?? '' },
    validate: {
      substitute: (value, { substitution }) =>
        substitution === 'item' && !value ? t`Choose what to take instead.` : null,
    },
  });
  const { substitution, substitute } = form.values;
  const choose = (value: string) => {
    const chosen = substitutions.find((one) => one === value);
    if (chosen) form.setFieldValue('substitution', chosen);
    form.clearFieldError('substitute');
  };
  return (
    <Modal
      opened={screen !== 'none'}
      onClose={close}
      title={entry.item.name}
      closeButtonProps={{ 'aria-label': t`Close` }}
      centered
      zIndex={300}
    >
      <form
        onSubmit={form.onSubmit((values) =>
          save({
            ...values,
            note: values.note.trim(),
            substitute: values.substitution === 'item' ? values.substitute : null,
          }),
        )}
      >
        <Stack>
          {screen === 'trouble' && (
            <Alert color="red" role="alert" icon={<IconAlertTriangle size={20} aria-hidden />}>
              {toldReason() ?? (
                <Trans>Your cart could not be changed. Check your connection and try again.</Trans>
              )}
            </Alert>
          )}
          <Textarea
            label={t`Note to the store (optional)`}
            maxLength={noteLength}
            rows={2}
            data-autofocus
            {...form.getInputProps('note')}
          />
          <Radio.Group label={t`If it is sold out`} value={substitution} onChange={choose}>
            <Stack gap="sm" mt="xs">
              {(['best_match', 'item', 'refund'] as const).map((value) => (
                <Radio key={value} value={value} label={names[value]} />
              ))}
            </Stack>
          </Radio.Group>
          {substitution === 'item' && (
            <SubstitutePicker
              item={entry.item}
              chosen={substitute}
              error={form.errors.substitute}
              onChoose={(next) => {
                form.setFieldValue('substitute', next);
                form.clearFieldError('substitute');
              }}
            />
          )}
          <Group justify="flex-end">
            <Button variant="default" radius="xl" onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" radius="xl" loading={isBusy}>
              <Trans>Save</Trans>
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
