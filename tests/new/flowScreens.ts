import type { Names } from './names';

const actors = ({ area, name, Name }: Names) => `import { fromPromise } from 'xstate';
import { ${name}Machine } from '../../../machines/${area}/${name}';
import type { PlainAnswer } from '../../../machines/identity/identityAnswer';

export const live${Name}Machine = ${name}Machine.provide({
  actors: {
    carryOut: fromPromise<PlainAnswer>(() =>
      Promise.reject(new Error('src/${area}/actors/${name}Actors.ts: call the API here')),
    ),
  },
});
`;

const intents = ({ area, name }: Names) => `import type { Actor } from 'xstate';
import type { ${name}Machine } from '../../../machines/${area}/${name}';

export const ${name}Intents = (actor: Actor<typeof ${name}Machine>) => ({
  confirm: () => actor.send({ type: '${name}.confirmed' }),
  decline: () => actor.send({ type: '${name}.declined' }),
});
`;

const dialog = ({
  area,
  name,
  Name,
}: Names) => `import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Modal, Stack } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { ${Name}Screen } from '../../../machines/${area}/${name}';
import type { OverlayProps } from '../../flow/overlays';
import { screenOf } from '../../flow/screenOf';
import { useCovered } from '../../flow/useCovered';
import { useFlow } from '../../flow/useFlow';
import { FormNotice } from '../../ui/form/FormNotice';
import { live${Name}Machine } from '../actors/${name}Actors';
import { ${name}Intents } from './intents';

export default function ${Name}Dialog({ onDone }: OverlayProps<null, void>) {
  const { t } = useLingui();
  const isCovered = useCovered();
  const close = useCallback(() => onDone(), [onDone]);
  const actor = useFlow(live${Name}Machine, { onDone: close });
  const { confirm, decline } = ${name}Intents(actor);
  const screen = useSelector(actor, (snapshot) => screenOf<${Name}Screen>(snapshot));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const refusal = useSelector(actor, ({ context }) => context.refusal?.message ?? '');
  if (screen === 'none') return null;
  return (
    <Modal
      opened
      onClose={decline}
      title={t\`Continue\`}
      closeButtonProps={{ 'aria-label': t\`Close\` }}
      closeOnEscape={!isCovered}
      centered
      size="sm"
    >
      <Stack gap="md">
        <FormNotice refusal={refusal} isTrouble={screen === 'questionTrouble'} />
        <Group justify="flex-end">
          <Button variant="default" onClick={decline} disabled={isBusy} data-autofocus>
            <Trans>Cancel</Trans>
          </Button>
          <Button onClick={confirm} loading={isBusy}>
            <Trans>Continue</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
`;

const opening = ({ Name }: Names) => `import { openOverlay } from '../../flow/overlays';

export const open${Name} = () => openOverlay(() => import('./${Name}Dialog'), null);
`;

export function screenFiles(names: Names): Record<string, string> {
  const { area, name, Name } = names;
  return {
    [`src/${area}/actors/${name}Actors.ts`]: actors(names),
    [`src/${area}/${name}/intents.ts`]: intents(names),
    [`src/${area}/${name}/${Name}Dialog.tsx`]: dialog(names),
    [`src/${area}/${name}/open${Name}.ts`]: opening(names),
  };
}
