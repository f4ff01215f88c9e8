import { Trans } from '@lingui/react/macro';
import classes from './Sale.module.css';

const widthOf = (share: number): Record<string, number> => ({ '--left': share });

export const UnitsLeft = ({ of, left }: { of: number; left: number }) => (
  <div className={classes.left} data-out={left === 0 || undefined}>
    <span aria-hidden className={classes.bar} style={widthOf(of > 0 ? left / of : 0)} />
    {left > 0 ? <Trans>{left} left at this price</Trans> : <Trans>Sold out at this price</Trans>}
  </div>
);
