import { useLingui } from '@lingui/react/macro';
import { useFocusTrap } from '@mantine/hooks';
import { useCallback } from 'react';
import type { Point } from '../../../domain/place/place';
import type { LocationOutput } from '../../../machines/place/location';
import { settleIn } from '../settle';
import { LocationPanel } from './LocationPanel';
import { openLocation } from './openLocation';
import { useLocationFlow } from './useLocation';

interface PillPanelProps {
  className?: string | undefined;
  onClose: () => void;
}

export default function PillPanel({ className, onClose }: PillPanelProps) {
  const { t } = useLingui();
  const trap = useFocusTrap();
  const finish = useCallback(
    ({ kind }: LocationOutput) => {
      onClose();
      if (kind === 'chosen') void settleIn();
    },
    [onClose],
  );
  const actor = useLocationFlow('asking', finish);
  const showMap = (at?: Point) => {
    onClose();
    void openLocation({ entry: 'map', at });
  };
  return (
    <div ref={trap} className={className} role="dialog" aria-label={t`Choose a location`}>
      <LocationPanel actor={actor} onMap={showMap} />
    </div>
  );
}
