import { useEffect, useRef } from 'react';

interface Steps<Step> {
  /** Whether the steps are to be seen. */
  isOpen: boolean;
  open: Step;
  /** The step that the address says. */
  urlStep: Step | undefined;
  /** Opens a step, and answers which one is open then. */
  openStep: (step: Step) => Step;
  move: (step: Step, replace: boolean) => Promise<void>;
}

/**
 * Keeps the open step of a flow and the page's address in step: a finished step adds an entry to the history, and
 * Back opens the step of the entry before. `openStep` and `move` stay the same from one render to the next.
 */
export function useStepInUrl<Step>({ isOpen, open, urlStep, openStep, move }: Steps<Step>): void {
  /** The step that the address said last, the one that it was last told, and how many moves of ours are under way. */
  const seen = useRef(urlStep);
  const told = useRef(urlStep);
  const moves = useRef(0);
  useEffect(() => {
    if (!isOpen) return;
    let step = open;
    if (urlStep !== seen.current) {
      seen.current = urlStep;
      // A move of ours that arrives late is no press of Back: another step may have been opened since.
      if (moves.current === 0 && urlStep !== told.current) {
        told.current = urlStep;
        if (urlStep && urlStep !== open) step = openStep(urlStep);
      }
    }
    if (step === told.current) return;
    const replace = told.current === undefined;
    told.current = step;
    moves.current += 1;
    void move(step, replace).finally(() => {
      moves.current -= 1;
    });
  }, [isOpen, open, urlStep, openStep, move]);
}
