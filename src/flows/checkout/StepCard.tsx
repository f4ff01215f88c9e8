import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Step } from '../../../domain/checkout/pages';
import classes from './Checkout.module.css';
import { useCheckout } from './context';
import { ActionButton } from './summary/ActionButton';

export interface StepCardProps {
  step: Step;
  number: number;
  title: ReactNode;
  state: 'open' | 'done' | 'ahead';
  /** What was chosen, in a line or two, while folded. */
  summary: ReactNode;
  children: ReactNode;
}

/** One step: open, folded into an editable summary, or still ahead. */
export function StepCard({ step, number, title, state, summary, children }: StepCardProps) {
  const { intents } = useCheckout();
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(state);
  useEffect(() => {
    // Whoever comes by keyboard or screen reader goes on where the shop goes on.
    if (state === 'open' && before.current !== 'open') {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    }
    before.current = state;
  }, [state]);
  return (
    <section className={classes.step} data-state={state} aria-labelledby={`step-${step}`}>
      <div className={classes.stepHead}>
        <span className={classes.number} aria-hidden>
          {state === 'done' ? <IconCheck size={16} /> : number}
        </span>
        <h2 id={`step-${step}`} ref={heading} tabIndex={-1} className={classes.stepTitle}>
          {title}
        </h2>
        {state === 'done' && (
          <Button
            variant="subtle"
            size="compact-sm"
            radius="xl"
            onClick={() => intents.open(step)}
            aria-describedby={`step-${step}`}
          >
            <Trans>Change</Trans>
          </Button>
        )}
      </div>
      {state === 'done' && <div className={classes.stepSummary}>{summary}</div>}
      {state === 'open' && (
        <div className={classes.stepBody}>
          {children}
          {step !== 'payment' && (
            <div className={classes.wideOnly}>
              <ActionButton />
            </div>
          )}
        </div>
      )}
    </section>
  );
}
