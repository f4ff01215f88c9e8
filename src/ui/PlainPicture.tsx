import { type PictureKind, useStandIn } from './useStandIn';

interface PlainPictureProps {
  /** The whole address: no other widths of it are offered. */
  src: string;
  alt: string;
  width: number;
  height: number;
  kind: PictureKind;
  loading?: 'lazy';
  className?: string | undefined;
}

/** A picture that comes in one size, such as a logo or what people send; its kind's default covers a failure (ERR-03). */
export function PlainPicture({ src, alt, kind, ...rest }: PlainPictureProps) {
  const { standIn, onError } = useStandIn(src, kind);
  return <img alt={alt} {...rest} src={standIn ?? src} onError={onError} />;
}
