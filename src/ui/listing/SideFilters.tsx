import { useLingui } from '@lingui/react/macro';
import { type ReactNode, Suspense } from 'react';
import { useScreen } from '../useScreen';
import classes from './Listing.module.css';

/** As in Listing.module.css. */
const besideList = '(min-width: 992px)';

/** What loads filters, begun at once where they stand beside their list. */
export function begunBeside<T>(load: () => Promise<T>): () => Promise<T> {
  if (matchMedia(besideList).matches) void load().catch(() => undefined);
  return load;
}

/** The column of filters beside a list; on a phone, which has no room for it, nothing is drawn or loaded. */
export function SideFilters({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const hasRoom = useScreen(besideList);
  return (
    <aside className={classes.side} aria-label={t`Filters`}>
      {hasRoom && <Suspense fallback={null}>{children}</Suspense>}
    </aside>
  );
}
