import { useLingui } from '@lingui/react/macro';
import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Point } from '../../../domain/place/place';
import { useRoomBelow } from '../../ui/useRoomBelow';
import { PlaceRow } from '../addressParts/PlaceRow';
import { middleOf } from './middleOf';
import { OfferOptions, offeredBy } from './OfferOptions';
import classes from './PlaceField.module.css';
import { usePlaceOffers } from './placeOffers';
import { SearchStatus } from './SearchStatus';
import { useIsRental } from './useIsRental';
import type { LocationView } from './useLocation';

export interface PlaceFieldProps {
  view: LocationView;
  /** Suggestions float beneath the field, or stand in the page's flow (dialogs, popovers). */
  floating?: boolean;
  /** Opens the map at a zone that is offered before a letter is typed, where the list floats. */
  onZone?: (at: Point) => void;
  size?: 'md' | 'lg';
  autoFocus?: boolean;
}

/** The address field: suggestions as one types, by arrow keys, Enter and Esc (LOC-15). */
export function PlaceField({
  view,
  floating = false,
  onZone,
  size = 'md',
  autoFocus,
}: PlaceFieldProps) {
  const { t } = useLingui();
  const isRental = useIsRental();
  const { text, searchScreen, suggestions = [], intents, isBusy } = view;
  const [isDismissed, setDismissed] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const statusId = useId();
  const [hasFocus, setFocus] = useState(false);
  const offers = usePlaceOffers(onZone !== undefined && hasFocus && text === '' && !isBusy);
  const isOffering = offers.recent.length + offers.zones.length > 0;
  const isOpen = (suggestions.length > 0 || isOffering) && !isDismissed;
  const room = useRoomBelow(field, isOpen && floating);
  const combobox = useCombobox({
    opened: isOpen,
    onOpenedChange: (opened) => setDismissed(!opened),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first of each new list is preselected
  useEffect(() => {
    // What is only offered is not taken by pressing Enter in an empty field.
    if (isOpen && suggestions.length > 0) combobox.selectFirstOption();
  }, [suggestions, isOpen]);
  const isSearching = searchScreen === 'searching' || searchScreen === 'locating' || isBusy;
  const options = (
    <Combobox.Options className={floating ? undefined : classes.inline} aria-label={t`Places`}>
      {isOpen && isOffering && <OfferOptions offers={offers} />}
      {isOpen &&
        suggestions.map((place) => <PlaceRow key={place.placeId} place={place} typed={text} />)}
    </Combobox.Options>
  );
  return (
    <div>
      <Combobox
        store={combobox}
        position="bottom-start"
        middlewares={{ flip: false, shift: true }}
        withinPortal={floating}
        shadow="md"
        radius="md"
        onOptionSubmit={(value) => {
          const offered = offeredBy(value, offers);
          if (!offered) intents.choose(value);
          else if ('zone' in offered) onZone?.(middleOf(offered.zone));
          else intents.chooseRecent(offered.recent);
        }}
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
            onFocus={() => {
              setFocus(true);
              setDismissed(false);
            }}
            onBlur={() => {
              setFocus(false);
              if (floating) setDismissed(true);
            }}
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
          <Combobox.Dropdown
            hidden={!isOpen}
            className={classes.drop}
            mah={room && Math.min(room, 420)}
          >
            {options}
          </Combobox.Dropdown>
        ) : (
          options
        )}
        <SearchStatus
          id={statusId}
          view={view}
          count={isOpen && !isOffering ? suggestions.length : 0}
          onRetry={() => {
            intents.searchAgain();
            field.current?.focus();
          }}
        />
      </Combobox>
    </div>
  );
}
