import { Trans } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import type { ShopPart } from '../../../machines/operator/editShop';
import type { ShopPartIntents } from './shopPartIntents';

interface KeptNoteProps {
  part: ShopPart;
  intents: ShopPartIntents;
}

/** Says that the fields show what was typed before, and not how the shop stands. */
export function KeptNote({ part, intents }: KeptNoteProps) {
  return (
    <Alert color="orange" radius="md" title={<Trans>Not saved yet</Trans>}>
      <Trans>The fields show what you typed before, which the shop does not have.</Trans>{' '}
      <Button variant="transparent" size="compact-sm" px={0} onClick={intents.takeTheirs}>
        {part.id === null ? <Trans>Begin anew</Trans> : <Trans>Show how it stands now</Trans>}
      </Button>
    </Alert>
  );
}
