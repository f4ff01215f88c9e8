import { useEffect, useRef } from 'react';
import { focusWrong } from './focusFirstError';

interface Refused {
  /** The refusal itself: another one, of the same field too, is told anew. */
  refusal: object | null;
  /** The field that it is about; without one it is told elsewhere. */
  path: string | null;
}

/** Focuses the field that the shop refuses, so that its error is heard by who does not see it. */
export function useFocusRefused(
  form: { getInputNode: (path: string) => HTMLElement | null },
  { refusal, path }: Refused,
): void {
  const { getInputNode } = form;
  const told = useRef<object | null>(null);
  useEffect(() => {
    if (told.current === refusal) return;
    told.current = refusal;
    if (refusal && path) focusWrong(getInputNode(path));
  }, [refusal, path, getInputNode]);
}
