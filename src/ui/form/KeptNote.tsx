import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';

interface KeptNoteProps {
  /** There is nothing yet that it could stand over. */
  isNew: boolean;
  onDrop: () => void;
}

/** Says that the fields show what was typed before, and not how the shop has it. */
export function KeptNote({ isNew, onDrop }: KeptNoteProps) {
  return (
    <Alert color="orange" radius="md" title={<Trans>Not saved yet</Trans>}>
      <Trans>The fields show what you typed before, which the shop does not have.</Trans>{' '}
      <Button variant="transparent" size="compact-sm" px={0} onClick={onDrop}>
        {isNew ? <Trans>Begin anew</Trans> : <Trans>Show how it stands now</Trans>}
      </Button>
    </Alert>
  );
}
