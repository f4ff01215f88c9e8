import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { mostPhotos } from '../../domain/orders/afterOrder';
import { PhotoField } from '../ui/PhotoField';

interface Feedback {
  note: string;
  photos: readonly File[];
}

interface FeedbackModalProps {
  title: string;
  /** Why it could not be sent, above everything. */
  problem: string | null;
  /** What is asked before the words and photos. */
  children: ReactNode;
  sendLabel: ReactNode;
  isBusy: boolean;
  onSend: (feedback: Feedback) => void;
  onClose: () => void;
}

export function FeedbackModal(props: FeedbackModalProps) {
  const { title, problem, children, sendLabel, isBusy, onSend, onClose } = props;
  const { t } = useLingui();
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<readonly File[]>([]);
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      closeButtonProps={{ 'aria-label': t`Close` }}
      centered
    >
      <Stack>
        {problem && (
          <Alert color="red" role="alert" icon={<IconAlertCircle aria-hidden />}>
            {problem}
          </Alert>
        )}
        {children}
        <Textarea
          label={t`Anything to add? (optional)`}
          maxLength={1000}
          autosize
          minRows={2}
          maxRows={6}
          value={note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        <PhotoField photos={photos} most={mostPhotos} onChange={setPhotos} />
        <Group justify="flex-end">
          <Button variant="default" radius="xl" onClick={onClose} disabled={isBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button radius="xl" loading={isBusy} onClick={() => onSend({ note, photos })}>
            {sendLabel}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
