import type { Item } from '../../../domain/catalogue/catalogue';
import { Countdown } from './Countdown';
import classes from './Sale.module.css';
import { UnitsLeft } from './UnitsLeft';

/** Under an item's price while a flash sale lowers it: which sale, until when, and how many are left. */
export default function SaleNote({ sale }: { sale: NonNullable<Item['flash_sale']> }) {
  return (
    <div className={classes.note}>
      <div className={classes.head}>
        <strong>{sale.title}</strong>
        {sale.end_date && <Countdown until={sale.end_date} />}
      </div>
      <UnitsLeft of={sale.stock} left={sale.available_stock} />
    </div>
  );
}
