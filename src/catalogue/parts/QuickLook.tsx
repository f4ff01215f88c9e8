import { useLingui } from '@lingui/react/macro';
import { IconEye } from '@tabler/icons-react';
import type { Item } from '../../../domain/catalogue/catalogue';
import { openQuickView, prefetchQuickView } from '../quickView/openQuickView';
import classes from './QuickLook.module.css';

export function QuickLook({ item }: { item: Item }) {
  const { t } = useLingui();
  const { name } = item;
  return (
    <button
      type="button"
      className={classes.look}
      aria-label={t`Quick view of ${name}`}
      onPointerEnter={prefetchQuickView}
      onClick={() => void openQuickView({ item })}
    >
      <IconEye size={20} aria-hidden />
    </button>
  );
}
