import { useNavigate } from '@tanstack/react-router';
import { usePlace } from '../../app/place';
import { rememberSearch } from './recentSearches';
import type { Suggestion } from './suggestions';

const reserved = ['category', 'allCategories'];

/** Opens what a row of suggestions stands for. */
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
