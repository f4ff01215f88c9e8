import { useLingui } from '@lingui/react/macro';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { vehicleSuggestionsQuery } from '../../api/rental';
import classes from '../../components/search/SearchBox.module.css';
import { providerLink } from './vehicleLinks';

/** How long somebody pauses before names are suggested. */
const pause = 250;

/** Finds vehicles by name, with names suggested while typing; the trip that is being searched for stays. */
export default function VehicleNameSearch() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const listId = useId();
  const name = useSearch({
    strict: false,
    select: (search: { name?: string | undefined }) => search.name ?? '',
  });
  const [typed, setTyped] = useState('');
  const [asked] = useDebouncedValue(typed.trim(), pause);
  const { data } = useQuery(vehicleSuggestionsQuery(asked));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('name') ?? '').trim();
    const provider = data?.providers.find((one) => one.name === wanted);
    if (provider) {
      void navigate(providerLink(provider));
      return;
    }
    void navigate({
      to: '/rental/vehicle-search',
      search: (before) => ({
        ...('trip' in before && before.trip ? { trip: before.trip } : {}),
        ...(wanted ? { name: wanted } : { all_category: 1 as const }),
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
          list={listId}
          enterKeyHint="search"
          autoComplete="off"
          aria-label={t`Name of a vehicle`}
          placeholder={t`Search for vehicles`}
          defaultValue={name}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <datalist id={listId}>
          {data?.vehicles.map((one) => (
            <option key={`vehicle ${one.id}`} value={one.name} />
          ))}
          {data?.providers.map((one) => (
            <option key={`provider ${one.id}`} value={one.name} label={t`Provider`} />
          ))}
        </datalist>
      </form>
    </search>
  );
}
