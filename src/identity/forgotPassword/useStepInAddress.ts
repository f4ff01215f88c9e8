import { useNavigate } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import type { Step } from '../../../machines/identity/forgotPassword';
import { type ForgotActor, intentsOf } from './intents';

const isStep = (value: unknown): value is Step => value === 0 || value === 1 || value === 2;

/** The step of a state, from its meta; null where there is none. */
function stepOf(snapshot: { getMeta: () => Record<string, unknown> }): Step | null {
  for (const meta of Object.values(snapshot.getMeta())) {
    const step: unknown = Reflect.get(Object(meta), 'step');
    if (isStep(step)) return step;
  }
  return null;
}

/**
 * Keeps the address and the flow at the same step: a step taken is a place to go back to, and Back, Forward
 * or a reload ask the flow, which answers with a legal one (FORGOT-02).
 */
export function useStepInAddress(actor: ForgotActor, inAddress: Step): void {
  const navigate = useNavigate();
  const step = useSelector(actor, stepOf);
  const heard = useRef<Step | null>(null);
  useEffect(() => {
    const isMoved = heard.current !== inAddress;
    heard.current = inAddress;
    if (isMoved && stepOf(actor.getSnapshot()) !== inAddress) {
      intentsOf(actor).requestStep(inAddress);
    }
    const now = isMoved ? stepOf(actor.getSnapshot()) : step;
    if (now === null || now === inAddress) return;
    heard.current = now;
    void navigate({
      to: '/forgot-password',
      search: { step: now },
      replace: isMoved || now < inAddress,
    });
  }, [actor, inAddress, step, navigate]);
}
