import { useEffect } from 'react';
import { addBackLayer } from './backLayers';

export function useBackLayer(opened: boolean): void {
  useEffect(() => (opened ? addBackLayer() : undefined), [opened]);
}
