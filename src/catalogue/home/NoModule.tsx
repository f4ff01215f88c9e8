import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { openModuleSelect, settleModule } from '../../place/module/chooseModule';
import { EmptyState } from '../../ui/EmptyState';
import classes from '../../ui/Page.module.css';

/**
 * A place is known but no module yet: there is nothing to show before one is chosen, so the choice opens
 * by itself (MOD-04, MOD-09). The button stands for whoever got past it.
 */
export default function NoModule() {
  useEffect(() => void settleModule(), []);
  return (
    <div className={classes.page}>
      <EmptyState
        picture="outside-area"
        title={<Trans>A module must be selected to continue.</Trans>}
        action={
          <Button radius="xl" size="md" onClick={() => void openModuleSelect()}>
            <Trans>Choose a module</Trans>
          </Button>
        }
      />
    </div>
  );
}
