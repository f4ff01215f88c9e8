import { Box } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useMoney } from '../../client/useMoney';
import classes from '../../ui/Checkout.module.css';
import { Picture } from '../../ui/Picture';
import type { SummaryLine } from '../context';

const Wishes = lazy(() => import('./Wishes').then((m) => ({ default: m.Wishes })));
const DirectQuantity = lazy(() => import('./DirectQuantity'));
const OrderedTrouble = lazy(() => import('./OrderedTrouble'));

const hasWishes = ({ direct, wishes: { note, substitution } }: SummaryLine) =>
  direct || Boolean(note) || substitution !== 'best_match';

interface OrderedLinesProps {
  ordered: readonly SummaryLine[];
  onRemoved: () => void;
}

export function OrderedLines({ ordered, onRemoved }: OrderedLinesProps) {
  const money = useMoney();
  return (
    <ul className={classes.lines}>
      {ordered.map((line) => (
        <li key={line.key} className={classes.line} tabIndex={-1}>
          <Picture src={line.picture} alt="" width={48} height={48} className={classes.thumb} />
          <div className={classes.grow}>
            <div>{line.name}</div>
            {line.detail && <div className={classes.soft}>{line.detail}</div>}
            {line.direct && (
              <Suspense fallback={<Box h={40} />}>
                <DirectQuantity name={line.name} entry={line.direct} />
              </Suspense>
            )}
            {hasWishes(line) && (
              <Suspense fallback={null}>
                <Wishes line={line} />
              </Suspense>
            )}
            {line.trouble && (
              <Suspense fallback={null}>
                <OrderedTrouble line={line} trouble={line.trouble} onRemoved={onRemoved} />
              </Suspense>
            )}
          </div>
          <div className={classes.lineEnd}>
            <span>
              {money(line.total)}{' '}
              {line.subtotal > line.total && <s className={classes.soft}>{money(line.subtotal)}</s>}
            </span>
            <bdi className={classes.soft}>× {line.quantity}</bdi>
          </div>
        </li>
      ))}
    </ul>
  );
}
