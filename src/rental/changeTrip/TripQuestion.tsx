import { useLingui } from '@lingui/react/macro';
import { Button, Group, Modal } from '@mantine/core';
import type { ReactNode } from 'react';

interface QuestionProps {
  title: string;
  children: ReactNode;
  yes: ReactNode;
  no: ReactNode;
  onYes: () => void;
  onNo: () => void;
}

/** A question with two answers; leaving it is the second. */
export function TripQuestion({ title, children, yes, no, onYes, onNo }: QuestionProps) {
  const { t } = useLingui();
  return (
    <Modal
      opened
      onClose={onNo}
      title={title}
      closeButtonProps={{ 'aria-label': t`Close` }}
      centered
      size="md"
    >
      {children}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" radius="xl" onClick={onNo} data-autofocus>
          {no}
        </Button>
        <Button radius="xl" onClick={onYes}>
          {yes}
        </Button>
      </Group>
    </Modal>
  );
}
