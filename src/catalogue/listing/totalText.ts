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
export function useTotal(tab: 'items' | 'stores', page: Counted | undefined): string {
  const { t } = useLingui();
  const figure = totalText(page);
  if (page?.total_capped) return tab === 'items' ? t`${figure} items` : t`${figure} stores`;
  const count = page?.total_size ?? 0;
  return tab === 'items'
    ? t`${plural(count, { one: '# item', other: '# items' })}`
    : t`${plural(count, { one: '# store', other: '# stores' })}`;
}
