import { Trans, useLingui } from '@lingui/react/macro';
import { Input, Radio, Skeleton, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Item } from '../../../domain/catalogue/catalogue';
import { priceTag } from '../../../domain/catalogue/priceTag';
import { itemListQuery } from '../../catalogue/api/catalogue';
import { shopNow } from '../../client/steadyClock';
import { useConfig, useMoney } from '../../client/useMoney';
import { Picture } from '../../ui/Picture';
import classes from './LineWishes.module.css';

const most = 6;

interface SubstitutePickerProps {
  /** What may be sold out. */
  item: Item;
  chosen: { id: number; name: string } | null;
  error: ReactNode;
  onChoose: (item: { id: number; name: string }) => void;
}

export function SubstitutePicker({ item, chosen, error, onChoose }: SubstitutePickerProps) {
  const { t } = useLingui();
  const money = useMoney();
  const digits = useConfig()?.digit_after_decimal_point ?? 2;
  const [text, setText] = useState('');
  const [name] = useDebouncedValue(text.trim(), 250);
  const query = useInfiniteQuery(
    itemListQuery(
      name ? 'searched' : 'popular',
      { name, store_id: item.store_id, filter: 'in_stock' },
      { moduleId: item.module_id || undefined, limit: most + 1 },
    ),
  );
  const found = (query.data?.pages[0]?.products ?? [])
    .filter(({ id }) => id !== item.id)
    .slice(0, most);
  const isElsewhere = chosen !== null && !found.some(({ id }) => id === chosen.id);
  const offered = [
    ...(isElsewhere ? [{ ...chosen, image: '', price: '' }] : []),
    ...found.map((other) => ({
      id: other.id,
      name: other.name,
      image: other.image_full_url,
      price: money(priceTag(other, shopNow(), digits).discountedFrom),
    })),
  ];
  const choose = (value: string) => {
    const other = offered.find(({ id }) => String(id) === value);
    if (other) onChoose({ id: other.id, name: other.name });
  };
  return (
    <div className={classes.picker}>
      <TextInput
        label={t`Search in this store`}
        leftSection={<IconSearch size={18} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Radio.Group
        label={t`Take instead`}
        // A name from `aria-label` would stand on the box around the group, where nobody hears it.
        labelProps={{ style: { display: 'none' } }}
        value={chosen ? String(chosen.id) : ''}
        onChange={choose}
      >
        <div className={classes.offers} aria-busy={query.isPending}>
          {offered.map(({ id, name: label, image, price }) => (
            <Radio
              key={id}
              value={String(id)}
              label={
                <span className={classes.offer}>
                  {image && (
                    <Picture
                      src={image}
                      alt=""
                      width={40}
                      height={40}
                      className={classes.picture}
                    />
                  )}
                  <bdi className={classes.name}>{label}</bdi>
                  {price && <bdi className={classes.price}>{price}</bdi>}
                </span>
              }
              classNames={{ body: classes.choice, labelWrapper: classes.label }}
            />
          ))}
          {query.isPending && <Skeleton height={132} radius="md" />}
        </div>
      </Radio.Group>
      {!query.isPending && found.length === 0 && (
        <p role="status" className={classes.none}>
          <Trans>Nothing else of this name in this store.</Trans>
        </p>
      )}
      {error && <Input.Error role="alert">{error}</Input.Error>}
    </div>
  );
}
