import { lineCost } from '../../../domain/cart/lineCost';
import type { OrderLine } from '../../../domain/orders/order';
import { useSubstitutionText } from '../../cart/lineWishes/wishesText';
import { Picture } from '../../ui/Picture';
import { Price } from '../../ui/Price';
import { describeLine } from './describeLine';
import classes from './Tracking.module.css';

export function OrderedLine({ line }: { line: OrderLine }) {
  const cost = lineCost(line);
  const full = lineCost({ ...line, discount_on_item: 0, discount_on_line: 0 });
  const substitution = useSubstitutionText(line);
  return (
    <li className={classes.line}>
      <Picture src={line.image_full_url} alt="" width={48} height={48} className={classes.thumb} />
      <div className={classes.grow}>
        <div>{line.name}</div>
        <div className={classes.soft}>{describeLine(line)}</div>
        {(line.note || substitution) && (
          <div className={classes.soft}>
            {line.note && <q>{line.note}</q>}
            {line.note && substitution && ' · '}
            {substitution}
          </div>
        )}
      </div>
      <bdi className={classes.soft}>× {line.quantity}</bdi>
      <Price amount={cost} was={full} />
    </li>
  );
}
