import { useLingui } from '@lingui/react/macro';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import classes from '../../components/search/SearchBox.module.css';

/** Finds vehicles by name; the trip that is being searched for stays. */
export default function VehicleNameSearch() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const name = useSearch({
    strict: false,
    select: (search: { name?: string | undefined }) => search.name ?? '',
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    void navigate({
      to: '/rental/vehicle-search',
      search: (before) => ({
        ...('trip' in before && before.trip ? { trip: before.trip } : {}),
        ...(typed ? { name: typed } : { all_category: 1 as const }),
      }),
    });
  };
  return (
    <search className={classes.box}>
      <form onSubmit={submit}>
        <IconSearch size={18} className={classes.glass} aria-hidden />
        <input
          key={name}
          className={classes.field}
          type="search"
          name="name"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t`Name of a vehicle`}
          placeholder={t`Search for vehicles`}
          defaultValue={name}
        />
      </form>
    </search>
  );
}
