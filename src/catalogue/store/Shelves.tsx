import { Trans, useLingui } from '@lingui/react/macro';
import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import type { Category, Store } from '../../../domain/catalogue/catalogue';
import { SkipEnd } from '../../ui/SkipPast';
import { Shelf } from './Shelf';
import classes from './Shelves.module.css';
import { useShelfInView } from './useShelfInView';

interface ShelvesProps {
  store: Store;
  categories: readonly Category[];
  search: string;
  onSearch: (text: string) => void;
}

export function Shelves({ store, categories, search, onSearch }: ShelvesProps) {
  const { t } = useLingui();
  const [text, setText] = useState(search);
  const report = useDebouncedCallback((next: string) => onSearch(next.trim()), 250);
  const type = (next: string) => {
    setText(next);
    report(next);
  };
  const shelves = categories.map(({ id }) => `shelf-${id}`);
  const { inView, goTo } = useShelfInView(search ? [] : shelves);
  return (
    <>
      <div className={classes.bar}>
        <TextInput
          className={classes.search}
          radius="xl"
          type="text"
          inputMode="search"
          aria-label={t`Search in this store`}
          placeholder={t`Search in this store`}
          leftSection={<IconSearch size={16} aria-hidden />}
          rightSection={
            text && <CloseButton aria-label={t`Clear the search`} onClick={() => type('')} />
          }
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
        />
        {!search && (
          <nav className={classes.tabs} aria-label={t`Categories of this store`}>
            {categories.map((category) => (
              <a
                key={category.id}
                id={`tab-shelf-${category.id}`}
                href={`#shelf-${category.id}`}
                className={classes.tab}
                aria-current={inView === `shelf-${category.id}` || undefined}
                onClick={(event) => {
                  event.preventDefault();
                  goTo(`shelf-${category.id}`);
                }}
              >
                {category.name}
              </a>
            ))}
          </nav>
        )}
      </div>
      <SkipEnd id="offer" />
      {search ? (
        <Shelf
          key={search}
          store={store}
          shelf={{ name: search }}
          title={<Trans>Results for “{search}”</Trans>}
        />
      ) : (
        categories.map((category, place) => (
          <Shelf
            key={category.id}
            id={`shelf-${category.id}`}
            store={store}
            shelf={{ categoryId: category.id }}
            title={category.name}
            atOnce={place === 0}
          />
        ))
      )}
    </>
  );
}
