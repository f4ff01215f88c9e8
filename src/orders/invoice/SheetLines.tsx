import { Trans } from '@lingui/react/macro';
import { useMoney } from '../../client/useMoney';
import page from '../../ui/Page.module.css';
import classes from './Invoice.module.css';

export interface SheetLine {
  readonly id: number;
  readonly name: string;
  /** What was chosen of it. */
  readonly about: string;
  readonly quantity: number;
  /** Of all of it. */
  readonly amount: number;
}

export function SheetLines({ lines }: { lines: readonly SheetLine[] }) {
  const money = useMoney();
  return (
    <table className={classes.lines}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Item</Trans>
          </th>
          <th scope="col">
            <Trans>Quantity</Trans>
          </th>
          <th scope="col">
            <Trans>Amount</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>
              {line.name}
              {line.about && <div className={page.soft}>{line.about}</div>}
            </td>
            <td>{line.quantity}</td>
            <td>
              <bdi>{money(line.amount)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
