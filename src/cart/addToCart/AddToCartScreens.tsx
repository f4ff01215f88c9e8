import { FlowDialogs } from '../../flow/FlowDialogs';
import type { OverlayProps } from '../../flow/overlays';
import type { AddToCartActor } from './intents';
import { ReplaceDialog } from './ReplaceDialog';

const screens = { none: null, replaceDialog: ReplaceDialog };

/** What add to cart asks over the page. */
export default function AddToCartScreens({ input, onDone }: OverlayProps<AddToCartActor, void>) {
  return <FlowDialogs actor={input} screens={screens} onDone={onDone} />;
}
