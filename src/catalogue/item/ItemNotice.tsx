import { Skeleton } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { Item } from '../../../domain/catalogue/catalogue';
import { fetchAhead } from '../../client/fetchAhead';
import type { ItemActor } from './intents';
import { itemScreenOf } from './selectors';

const load = () => import('./Notice');
const Notice = lazy(load);
fetchAhead(load);

export function ItemNotice({ actor, item }: { actor: ItemActor; item: Item }) {
  const screen = useSelector(actor, itemScreenOf);
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
