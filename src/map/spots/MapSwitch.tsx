import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconList, IconMap } from '@tabler/icons-react';
import { useHasMap } from '../useHasMap';

export function MapSwitch({
  isOn,
  onChange,
}: {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}) {
  const hasMap = useHasMap();
  if (!hasMap) return null;
  return (
    <Button
      variant="default"
      radius="xl"
      leftSection={isOn ? <IconList size={18} aria-hidden /> : <IconMap size={18} aria-hidden />}
      onClick={() => onChange(!isOn)}
    >
      {isOn ? <Trans>List</Trans> : <Trans>Map</Trans>}
    </Button>
  );
}
