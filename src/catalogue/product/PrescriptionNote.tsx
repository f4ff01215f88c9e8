import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconPrescription } from '@tabler/icons-react';

export default function PrescriptionNote() {
  return (
    <Alert color="orange" radius="md" icon={<IconPrescription size={20} aria-hidden />}>
      <Trans>Prescription required: you are asked for it when you order this item.</Trans>
    </Alert>
  );
}
