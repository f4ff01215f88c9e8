import { offerOf } from '../client/pictures';
import { type PictureKind, useStandIn } from './useStandIn';

export interface PictureProps {
  src: string;
  /** Empty for pictures that only decorate what stands beside them in words. */
  alt: string;
  /** Pixels of the picture's box; they reserve its place before it arrives. */
  width: number;
  height: number;
  /** How wide the box stands where it follows the screen (client/pictureOffer.ts). */
  sizes?: string | undefined;
  kind?: PictureKind;
  /** The first picture of a screen: asked for at once and before the others. */
  eager?: boolean;
  className?: string | undefined;
}

/** The colour that an address of the shop's own ends with: it keeps the place of a picture that has not come. */
export const colourIn = (src: string) => /-(\w{6})\.webp$/.exec(src)?.[1];

/** A picture that falls back to its kind's default when it is missing or fails (ERR-03). */
export function Picture(props: PictureProps) {
  const { src, alt, kind = 'item', eager, sizes, ...rest } = props;
  const { standIn, onError } = useStandIn(src, kind);
  const colour = colourIn(src);
  return (
    <img
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onError={onError}
      {...(colour && { style: { background: `#${colour}` } })}
      {...rest}
      {...(standIn ? { src: standIn } : offerOf(src, sizes ?? rest.width))}
    />
  );
}
