import { useLocation, useNavigate } from '@tanstack/react-router';
import { usePlace } from '../../place/currentPlace';
import { rememberSearch } from '../../ui/search/recentSearches';
import type { Suggestion } from '../../ui/search/suggestion';

/** Words of the address that ask for a list of their own, unless they are marked as words to look for. */
const reserved = ['category', 'allCategories'];

export const useSought = (): string =>
  useLocation({
    select: ({ pathname, search: { search, data_type } }) => {
      // As it stands in the address: figures are numbers there.
      const words = String(search ?? '');
      const isPlain = data_type === 'searched' || !reserved.includes(words);
      return pathname === '/home' && isPlain ? words : '';
    },
  });

export function useSearchGo(): (row: Suggestion) => void {
  const navigate = useNavigate();
  const { module } = usePlace();
  return (row) => {
    const moduleId = module?.id;
    if (row.kind === 'item') {
      rememberSearch(row.text);
      void navigate({
        to: '/product/$id',
        params: { id: row.id },
        search: { module_id: moduleId },
      });
    } else if (row.kind === 'store') {
      void navigate({ to: '/store/$id', params: { id: row.id }, search: { module_id: moduleId } });
    } else {
      rememberSearch(row.text);
      const marked = reserved.includes(row.text) ? { data_type: 'searched' } : {};
      void navigate({ to: '/home', search: { search: row.text, ...marked } });
    }
  };
}
