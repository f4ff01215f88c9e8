import { MoreRows } from '../../ui/MoreRows';

interface MoreTalksProps {
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
}

export const MoreTalks = ({ query }: MoreTalksProps) => (
  <MoreRows
    hasMore={query.hasNextPage}
    loading={query.isFetchingNextPage}
    failed={query.isFetchNextPageError}
    onMore={() => void query.fetchNextPage()}
  />
);
