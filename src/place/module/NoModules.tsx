import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { EmptyState } from '../../ui/EmptyState';
import { type ModuleActor, moduleIntents } from './intents';

/** Nothing is offered at this place (MOD-06). */
export function NoModules({ actor }: { actor: ModuleActor }) {
  const { changeLocation, tryAgain } = moduleIntents(actor);
  return (
    <div role="alert">
      <EmptyState
        picture="outside-area"
        title={<Trans>No module found</Trans>}
        action={
          <Group justify="center">
            <Button radius="xl" onClick={changeLocation}>
              <Trans>Change location</Trans>
            </Button>
            <Button radius="xl" variant="subtle" onClick={tryAgain}>
              <Trans>Try again</Trans>
            </Button>
          </Group>
        }
      >
        <Trans>Contact with the site owner to activate modules.</Trans>
      </EmptyState>
    </div>
  );
}
