import { useLingui } from '@lingui/react/macro';
import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import { PlaceRow } from '../../components/address/PlaceRow';
import classes from './PlaceField.module.css';
import { SearchStatus } from './SearchStatus';
import { useIsRental } from './useIsRental';
import type { LocationView } from './useLocation';

export interface PlaceFieldProps {
  view: LocationView;
  /** Suggestions float beneath the field, or stand in the page's flow (dialogs, popovers). */
  floating?: boolean;
  size?: 'md' | 'lg';
  autoFocus?: boolean;
}

/** The address field: suggestions as one types, by arrow keys, Enter and Esc (LOC-15). */
export function PlaceField({ view, floating = false, size = 'md', autoFocus }: PlaceFieldProps) {
  const { t } = useLingui();
  const isRental = useIsRental();
  const { text, searchScreen, suggestions = [], intents, isBusy } = view;
  const [isDismissed, setDismissed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const statusId = useId();
  const isOpen = suggestions.length > 0 && !isDismissed;
  const combobox = useCombobox({
    opened: isOpen,
    onOpenedChange: (opened) => setDismissed(!opened),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first of each new list is preselected
  useEffect(() => {
    if (isOpen) combobox.selectFirstOption();
  }, [suggestions, isOpen]);
  const isSearching = searchScreen === 'searching' || searchScreen === 'locating' || isBusy;
  const options = (
    <Combobox.Options className={floating ? undefined : classes.inline} aria-label={t`Places`}>
      {isOpen &&
        suggestions.map((place) => <PlaceRow key={place.placeId} place={place} typed={text} />)}
    </Combobox.Options>
  );
  return (
    <div>
      <Combobox
        store={combobox}
        position="bottom-start"
        withinPortal={floating}
        shadow="md"
        radius="md"
        onOptionSubmit={(placeId) => intents.choose(placeId)}
      >
        <Combobox.Target withExpandedAttribute>
          <TextInput
            ref={field}
            className={classes.field}
            value={text}
            onChange={({ currentTarget }) => {
              setDismissed(false);
              intents.type(currentTarget.value);
            }}
            onFocus={() => setDismissed(false)}
            onBlur={() => floating && setDismissed(true)}
            aria-label={isRental ? t`Address` : t`Delivery address`}
            aria-describedby={statusId}
            placeholder={t`Street, building or place`}
            autoComplete="off"
            enterKeyHint="search"
            data-autofocus={autoFocus || undefined}
            autoFocus={autoFocus}
            disabled={isBusy && view.screen === 'settling'}
            size={size}
            radius="xl"
            leftSection={<IconSearch size={20} aria-hidden />}
            rightSection={isSearching ? <Loader size={18} /> : null}
          />
        </Combobox.Target>
        {floating ? (
          <Combobox.Dropdown hidden={!isOpen} className={classes.drop}>
            {options}
          </Combobox.Dropdown>
        ) : (
          options
        )}
        <SearchStatus
          id={statusId}
          view={view}
          count={isOpen ? suggestions.length : 0}
          onRetry={() => {
            intents.searchAgain();
            field.current?.focus();
          }}
        />
      </Combobox>
    </div>
  );
}
