import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  Button,
  Combobox,
  Loader,
  Text,
  TextInput,
  useCombobox,
  VisuallyHidden,
} from '@mantine/core';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import type { PlacePrediction } from '../../../domain/place/place';
import { useRoomBelow } from '../../ui/useRoomBelow';
import { PlaceRow } from './PlaceRow';

export interface FieldProps {
  value?: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  error?: ReactNode;
}

export interface AddressSearch {
  suggestions: readonly PlacePrediction[];
  state: 'quiet' | 'searching' | 'failed';
  position: 'known' | 'locating' | 'notLocated';
  typeAddress: (text: string) => void;
  choosePlace: (placeId: string) => void;
  searchAgain: () => void;
  askPosition: () => void;
}

/**
 * The address, with the places that it may be (LOC-15): a chosen one brings its pin along. Whatever is
 * typed instead stays as it is.
 */
export function AddressField({
  search,
  value = '',
  onChange,
  error,
  ...rest
}: FieldProps & { search: AddressSearch }) {
  const { t } = useLingui();
  const { suggestions, state } = search;
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted && suggestions.length > 0;
  const field = useRef<HTMLInputElement>(null);
  const room = useRoomBelow(field, isOpen);
  const combobox = useCombobox({ opened: isOpen, onOpenedChange: setWanted });
  return (
    <Combobox store={combobox} shadow="md" radius="md" onOptionSubmit={search.choosePlace}>
      <Combobox.Target withExpandedAttribute>
        <TextInput
          {...rest}
          ref={field}
          value={value}
          onChange={(event) => {
            onChange?.(event);
            setWanted(true);
            search.typeAddress(event.currentTarget.value);
          }}
          onBlur={() => setWanted(false)}
          dir="auto"
          label={t`Address`}
          required
          autoComplete="street-address"
          maxLength={500}
          error={error}
          rightSection={state === 'searching' ? <Loader size={16} /> : null}
        />
      </Combobox.Target>
      <Combobox.Dropdown hidden={!isOpen}>
        <Combobox.Options
          aria-label={t`Places`}
          mah={Math.min(240, room ?? 240)}
          style={{ overflowY: 'auto' }}
        >
          {isOpen &&
            suggestions.map((place) => (
              <PlaceRow key={place.placeId} place={place} typed={value} />
            ))}
        </Combobox.Options>
      </Combobox.Dropdown>
      <div role="status">
        {isOpen && (
          <VisuallyHidden>
            <Plural value={suggestions.length} one="# place found" other="# places found" />
          </VisuallyHidden>
        )}
        {state === 'failed' && (
          <Text size="sm">
            <Trans>The search did not work.</Trans>{' '}
            <Button variant="subtle" size="compact-sm" onClick={search.searchAgain}>
              <Trans>Try again</Trans>
            </Button>
          </Text>
        )}
      </div>
    </Combobox>
  );
}
