import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from '../ui/Checkout.module.css';

export interface StepCardProps {
  step: string;
  number: number;
  title: ReactNode;
  state: 'open' | 'done' | 'ahead';
  /** What was chosen, in a line or two, while folded. */
  summary: ReactNode;
  /** Opens a finished step again. */
  onChange: () => void;
  /** What goes on from here, on wide screens; null where it stands in the summary. */
  action: ReactNode;
  children: ReactNode;
}

export function StepCard(props: StepCardProps) {
  const { step, number, title, state, summary, onChange, action, children } = props;
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
            onClick={onChange}
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
          {action && <div className={classes.wideOnly}>{action}</div>}
        </div>
      )}
    </section>
  );
}
