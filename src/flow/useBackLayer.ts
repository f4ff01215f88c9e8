import { useEffect } from 'react';
import { addBackLayer } from './backLayers';

/** Lets Back close a dialog or drawer that a page opens by itself, as Escape does. */
export function useBackLayer(opened: boolean): void {
  useEffect(() => (opened ? addBackLayer() : undefined), [opened]);
}
