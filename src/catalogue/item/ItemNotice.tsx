import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { Item } from '../../../domain/catalogue/catalogue';
import { fetchAhead } from '../../client/fetchAhead';
import type { ItemScreen } from './selectors';

const load = () => import('./Notice');
const Notice = lazy(load);
fetchAhead(load);

export function ItemNotice({ screen, item }: { screen: ItemScreen; item: Item }) {
  const isForLater = screen === 'item' && item.available === 0;
  // What is missing is told at its own place.
  const isTold = (screen !== 'item' && screen !== 'missing') || isForLater;
  return (
    <div aria-live="polite">
      {isTold && (
        <Suspense fallback={<Skeleton height={54} radius="md" />}>
          <Notice screen={isForLater ? 'forLater' : screen} item={item} />
        </Suspense>
      )}
    </div>
  );
}
