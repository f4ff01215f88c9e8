import { FlowDialogs } from '../../flow/FlowDialogs';
import type { OverlayProps } from '../../flow/overlays';
import { ChoiceDialog } from './ChoiceDialog';
import type { GuestOrLoginActor } from './intents';

const screens = { none: null, choice: ChoiceDialog };

export default function GuestOrLoginScreens(props: OverlayProps<GuestOrLoginActor, void>) {
  return <FlowDialogs actor={props.input} screens={screens} onDone={props.onDone} />;
}
