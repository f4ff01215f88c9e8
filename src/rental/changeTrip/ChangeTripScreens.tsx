import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { Actor } from 'xstate';
import type { changeTripMachine } from '../../../machines/rental/changeTrip';
import type { OverlayProps } from '../../flow/overlays';
import { ChangeTripDialogs } from './ChangeTripDialogs';

export default function ChangeTripScreens({
  input,
  onDone,
}: OverlayProps<Actor<typeof changeTripMachine>, void>) {
  const ended = useSelector(input, ({ status }) => status !== 'active');
  useEffect(() => {
    if (ended) onDone();
  }, [ended, onDone]);
  return <ChangeTripDialogs actor={input} />;
}
