import { useLingui } from '@lingui/react/macro';
import { landingParts, policyIds, type ShopTextId } from '../../../domain/operator/shopTexts';
import { keysOf } from '../../../domain/values/entries';
import classes from '../Operator.module.css';
import { openShopPart } from './openShopPart';
import { useShopTextNames } from './shopTextNames';

/** Pages of rules, and texts of the landing page (OPER-11). */
export function ShopTexts() {
  const { t } = useLingui();
  const { places } = useShopTextNames();
  const groups: [string, readonly ShopTextId[]][] = [
    [t`Pages`, policyIds],
    [t`Landing page`, keysOf(landingParts)],
  ];
  return (
    <div>
      {groups.map(([name, ids]) => (
        <section key={name} className={classes.panel} aria-label={name}>
          <h2 className={classes.groupName}>{name}</h2>
          <ul className={classes.rows}>
            {ids.map((id) => (
              <li key={id}>
                <button
                  type="button"
                  className={classes.row}
                  onClick={() => openShopPart({ kind: 'texts', id })}
                >
                  <span className={classes.name}>{places[id]}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
