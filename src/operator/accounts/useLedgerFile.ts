import { useQuery } from '@tanstack/react-query';
import { ledgerFileQuery } from '../api/operator';

function keep(file: File): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: file.name });
  link.click();
  URL.revokeObjectURL(url);
}

/** The account of a store as a file, fetched when it is asked for. */
export function useLedgerFile(id: number) {
  const { isFetching, isError, refetch } = useQuery(ledgerFileQuery(id));
  const save = async () => {
    const { data } = await refetch();
    if (data) keep(data);
  };
  return { isBusy: isFetching, hasFailed: isError && !isFetching, save: () => void save() };
}
