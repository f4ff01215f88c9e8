import { Trans } from '@lingui/react/macro';
import { useLack } from '../../client/useLack';
import classes from './Wishlist.module.css';

export function SeenLast({ isKnown }: { isKnown: boolean }) {
  const lacks = useLack();
  if (!lacks || !isKnown) return null;
  return (
    <p role="status" className={classes.seenLast}>
      {lacks === 'connection' ? (
        <Trans>You are offline. These are the favourites you saw last.</Trans>
      ) : (
        <Trans>The shop cannot be reached. These are the favourites you saw last.</Trans>
      )}
    </p>
  );
}
