import { FlowDialogs } from '../../flow/FlowDialogs';
import type { OverlayProps } from '../../flow/overlays';
import type { AddToCartActor } from './intents';
import { ReplaceDialog } from './ReplaceDialog';

const screens = { none: null, replaceDialog: ReplaceDialog };

export default function AddToCartScreens({ input, onDone }: OverlayProps<AddToCartActor, void>) {
  return <FlowDialogs actor={input} screens={screens} onDone={onDone} />;
}
