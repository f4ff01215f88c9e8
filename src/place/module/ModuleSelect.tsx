import { Trans, useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import type { ModuleScreen } from '../../../machines/place/module';
import { queryClient } from '../../client/queryClient';
import { modulesQuery } from '../../client/shopQueries';
import type { OverlayProps } from '../../flow/overlays';
import { screenOf } from '../../flow/screenOf';
import { ErrorState } from '../../ui/ErrorState';
import { canLeaveChoice, type ModuleActor, moduleIntents } from './intents';
import { ModuleGrid, ModuleGridSkeleton } from './ModuleGrid';
import { NoModules } from './NoModules';

const Failed = ({ actor }: { actor: ModuleActor }) => (
  <ErrorState
    error={queryClient.getQueryState(modulesQuery().queryKey)?.error}
    onRetry={moduleIntents(actor).tryAgain}
  />
);

const screens = {
  none: ModuleGridSkeleton,
  loading: ModuleGridSkeleton,
  choosing: ModuleGrid,
  noModules: NoModules,
  failed: Failed,
} satisfies Record<ModuleScreen | 'none', (props: { actor: ModuleActor }) => ReactNode>;

/** The choice of a module over the page (MOD-04 to MOD-06); a module must be chosen (MOD-09). */
export default function ModuleSelect({ input: actor, onDone }: OverlayProps<ModuleActor, null>) {
  const { t } = useLingui();
  const screen = useSelector(actor, (snapshot) => screenOf<ModuleScreen>(snapshot));
  const canClose = useSelector(actor, canLeaveChoice);
  const isOver = useSelector(actor, ({ status }) => status !== 'active');
  useEffect(() => {
    if (isOver) onDone(null);
  }, [isOver, onDone]);
  const Screen = screens[screen];
  return (
    <Modal
      opened={!isOver}
      onClose={moduleIntents(actor).close}
      withCloseButton={canClose}
      closeButtonProps={{ 'aria-label': t`Close` }}
      closeOnEscape={canClose}
      closeOnClickOutside={canClose}
      size="lg"
      radius="lg"
      title={<Trans>Select a type of module for your orders</Trans>}
    >
      <Screen actor={actor} />
    </Modal>
  );
}
