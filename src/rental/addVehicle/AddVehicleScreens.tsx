import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { AddVehicleScreen } from '../../../machines/rental/addVehicle';
import { FlowDialogs } from '../../flow/FlowDialogs';
import type { OverlayProps } from '../../flow/overlays';
import { ChangeTripDialogs } from '../changeTrip/ChangeTripDialogs';
import { HourDialog } from './HourDialog';
import type { AddVehicleActor } from './intents';
import { ResetDialog } from './ResetDialog';

function Change({ actor }: { actor: AddVehicleActor }) {
  const child = useSelector(actor, ({ children }) => children.changeTrip);
  return child ? <ChangeTripDialogs actor={child} /> : null;
}

const screens = {
  none: null,
  resetDialog: ResetDialog,
  hourDialog: HourDialog,
  changeTrip: Change,
} satisfies Record<AddVehicleScreen, ((props: { actor: AddVehicleActor }) => ReactNode) | null>;

export default function AddVehicleScreens({ input, onDone }: OverlayProps<AddVehicleActor, void>) {
  return <FlowDialogs actor={input} screens={screens} onDone={onDone} />;
}
