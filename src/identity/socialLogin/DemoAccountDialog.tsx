import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Modal, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconFlask } from '@tabler/icons-react';
import type { Medium } from '../../../machines/identity/identityAnswer';
import type { OverlayProps } from '../../flow/overlays';
import type { DemoAccount } from '../firebase/askDemoAccount';

const names: Record<Medium, string> = { google: 'Google', facebook: 'Facebook', apple: 'Apple' };

export default function DemoAccountDialog({
  input: medium,
  onDone,
}: OverlayProps<Medium, DemoAccount | null>) {
  const { t } = useLingui();
  const provider = names[medium];
  const form = useForm({ initialValues: { name: '', email: '' } });
  return (
    <Modal
      opened
      onClose={() => onDone(null)}
      title={t`Account at ${provider}`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      centered
      size={380}
      zIndex={330}
    >
      <form
        onSubmit={form.onSubmit(({ name, email }) =>
          onDone({ name: name.trim(), email: email.trim() }),
        )}
      >
        <Stack gap="md">
          <Alert role="note" color="blue" icon={<IconFlask aria-hidden />}>
            <Trans>
              Demo mode: this dialog stands for the provider's page. Leave the email empty to see
              what happens when the provider tells none.
            </Trans>
          </Alert>
          <TextInput {...form.getInputProps('name')} label={t`Name`} required data-autofocus />
          <TextInput {...form.getInputProps('email')} label={t`Email`} type="email" />
          <Button type="submit" radius="xl" size="md">
            <Trans>Continue</Trans>
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
