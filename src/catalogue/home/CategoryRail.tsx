import { Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ErrorState } from '../../ui/ErrorState';
import classes from '../../ui/Page.module.css';
import { Rail } from '../../ui/Rail';
import { useInPieces } from '../../ui/useInPieces';
import { categoriesQuery } from '../api/catalogue';
import { CategoryRound } from '../parts/CategoryRound';

const places = [0, 1, 2, 3, 4, 5, 6, 7];

export function CategoryRail() {
  const { data: answer, error, refetch } = useQuery(categoriesQuery());
  const data = useInPieces(answer);
  if (error && !answer) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data?.length === 0) return null;
  return (
    <Rail
      title={<Trans>Categories</Trans>}
      entries="rounds"
      more={
        <Link to="/categories" className={classes.more}>
          <Trans>View all</Trans>
        </Link>
      }
    >
      {data
        ? data.map((category) => (
            <li key={category.id}>
              <CategoryRound category={category} />
            </li>
          ))
        : places.map((place) => (
            <li key={`waiting ${place}`} aria-hidden>
              <Skeleton circle style={{ aspectRatio: 1 }} width="100%" height="auto" />
              <Skeleton height={14} mt={18} mb={16} mx="auto" width="70%" />
            </li>
          ))}
    </Rail>
  );
}
