import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { usePlace } from '../../place/currentPlace';
import { recentSearches } from '../../ui/search/recentSearches';
import { SearchField } from '../../ui/search/SearchField';
import { useSearchBox } from '../../ui/search/useSearchBox';
import { suggestionsQuery } from '../api/catalogue';
import { suggestionRows } from './suggestions';
import { useSearchGo, useSought } from './useSearchGo';

function useFound(asked: string, isOpen: boolean) {
  const { module } = usePlace();
  return useQuery({
    ...suggestionsQuery(asked),
    enabled: asked !== '' && isOpen && module !== null,
    placeholderData: (before) => before,
  });
}

export function SearchBox({ autoFocus = false }: { autoFocus?: boolean }) {
  const { t } = useLingui();
  const box = useSearchBox({
    sought: useSought(),
    within: usePlace().module?.id,
    useFound,
    rowsOf: (typed, found: Parameters<typeof suggestionRows>[1]) =>
      suggestionRows(typed, found, recentSearches()),
    go: useSearchGo(),
  });
  return (
    <SearchField
      box={box}
      label={t`Search for items or stores`}
      found={{ at: '/home', by: 'search' }}
      autoFocus={autoFocus}
    />
  );
}
