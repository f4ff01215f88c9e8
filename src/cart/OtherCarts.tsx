import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { changeModule } from '../place/module/changeModule';
import { Picture } from '../ui/Picture';
import { useOtherCarts } from './api/otherCarts';
import classes from './OtherCarts.module.css';

/** The ways to what waits in other modules' carts (CART-11). */
export function OtherCarts() {
  const { t } = useLingui();
  const carts = useOtherCarts();
  if (carts.length === 0) return null;
  return (
    <section className={classes.others} aria-label={t`Your other carts`}>
      <h3 className={classes.title}>
        <Trans>Your other carts</Trans>
      </h3>
      <ul className={classes.list}>
        {carts.map(({ module, units }) => (
          <li key={module.id}>
            <UnstyledButton className={classes.cart} onClick={() => void changeModule(module)}>
              <Picture src={module.icon_full_url} alt="" width={36} height={36} kind="category" />
              <span className={classes.name}>{module.module_name}</span>
              <span className={classes.units}>
                <Plural value={units} one="# item" other="# items" />
              </span>
              <IconChevronRight size={18} aria-hidden />
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
