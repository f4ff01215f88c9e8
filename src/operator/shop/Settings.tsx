import { useLingui } from '@lingui/react/macro';
import { settingGroupNames } from '../../../domain/operator/shopSettings';
import classes from '../Operator.module.css';
import { openShopPart } from './openShopPart';
import { useSettingTexts } from './settingTexts';

/** Business settings in groups (OPER-10). */
export function Settings() {
  const { t } = useLingui();
  const { groups } = useSettingTexts();
  return (
    <section className={classes.panel} aria-label={t`Settings`}>
      <ul className={classes.rows}>
        {settingGroupNames.map((id) => (
          <li key={id}>
            <button
              type="button"
              className={classes.row}
              onClick={() => openShopPart({ kind: 'settings', id })}
            >
              <span className={classes.name}>{groups[id].label}</span>
              <span className={classes.soft}>{groups[id].hint}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
