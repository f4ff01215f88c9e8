import { Skeleton, type SkeletonProps } from '@mantine/core';
import { useLayoutEffect } from 'react';
import { stepArrival } from './stepForm';

/** Stands where a step will be while its code is fetched, as high as that; meanwhile the action button waits. */
export function StepOnItsWay({ height = 240 }: { height?: SkeletonProps['h'] }) {
  useLayoutEffect(() => {
    stepArrival.set(true);
    return () => stepArrival.set(false);
  }, []);
  return <Skeleton h={height} radius="lg" />;
}
