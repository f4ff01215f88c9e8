import { useLingui } from '@lingui/react/macro';
import { Modal } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { CodeStep } from '../../identity/otp/CodeStep';
import { intentsOf as intentsOfCode } from '../../identity/otp/intents';
import type { ProfileActor } from './intents';

/** The code that a changed phone or e-mail waits for (PROF-19, PROF-20). */
export function ProofDialog({ actor }: { actor: ProfileActor }) {
  const { t } = useLingui();
  const otp = useSelector(actor, ({ children }) => children.otp);
  const on = useSelector(actor, ({ context }) => context.proof?.on);
  if (!otp) return null;
  return (
    <Modal
      opened
      onClose={() => intentsOfCode(otp).cancel()}
      title={on === 'email' ? t`Verify your email` : t`Verify your phone`}
      closeButtonProps={{ 'aria-label': t`Close` }}
      centered
      size={400}
    >
      <CodeStep actor={otp} />
    </Modal>
  );
}
