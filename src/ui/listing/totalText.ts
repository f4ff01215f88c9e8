import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

interface Counted {
  total_size: number;
  total_capped: boolean;
}

/** The number of rows that a list has, as it is read: "1,000+" where the server stops counting. */
export function totalText(page: Counted | undefined): string {
  if (!page) return '';
  const figure = new Intl.NumberFormat('en-US').format(page.total_size);
  return page.total_capped ? `${figure}+` : figure;
}

/** "6 items", "1,000+ stores". */
export function useTotal(of: 'items' | 'stores' | 'vehicles', page: Counted | undefined): string {
  const { t } = useLingui();
  const figure = totalText(page);
  const isCapped = page?.total_capped === true;
  const count = page?.total_size ?? 0;
  if (of === 'items')
    return isCapped ? t`${figure} items` : t`${plural(count, { one: '# item', other: '# items' })}`;
  if (of === 'stores')
    return isCapped
      ? t`${figure} stores`
      : t`${plural(count, { one: '# store', other: '# stores' })}`;
  return isCapped
    ? t`${figure} vehicles`
    : t`${plural(count, { one: '# vehicle', other: '# vehicles' })}`;
}
