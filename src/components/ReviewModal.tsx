import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { mostPhotos } from '../../domain/entities/afterOrder';
import type { ReviewScreen } from '../../machines/reviewing';
import { PhotoField } from './PhotoField';
import { StarField } from './StarField';

interface ReviewModalProps {
  /** What is reviewed. */
  name: string;
  screen: ReviewScreen | 'none';
  rating: number;
  /** What the shop said when it refused. */
  message: string;
  isBusy: boolean;
  onRate: (rating: number) => void;
  onSend: (text: { comment: string; photos: readonly File[] }) => void;
  onClose: () => void;
}

/** Stars, words and photos for something that was bought or rented (ITEM-01, ORD-08). */
export function ReviewModal(props: ReviewModalProps) {
  const { name, screen, rating, message, isBusy, onRate, onSend, onClose } = props;
  const { t } = useLingui();
  const [comment, setComment] = useState('');
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const problem = {
    none: null,
    asking: null,
    closed: null,
    starMissing: t`Choose from one to five stars.`,
    refused: message || t`The shop did not take the review.`,
    failed: t`We can't reach the shop. Check your connection and try again.`,
  }[screen];
  return (
    <Modal
      opened
      onClose={onClose}
      title={t`How was ${name}?`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      centered
    >
      <Stack>
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <StarField rating={rating} onRate={onRate} />
        <Textarea
          label={t`Anything to add? (optional)`}
          maxLength={1000}
          autosize
          minRows={2}
          maxRows={6}
          value={comment}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
        />
        <PhotoField photos={photos} most={mostPhotos} onChange={setPhotos} />
        <Group justify="flex-end">
          <Button variant="default" radius="xl" onClick={onClose} disabled={isBusy}>
            <Trans>Cancel</Trans>
          </Button>
          <Button radius="xl" loading={isBusy} onClick={() => onSend({ comment, photos })}>
            <Trans>Send review</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
