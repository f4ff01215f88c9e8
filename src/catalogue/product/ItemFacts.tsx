import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Item } from '../../../domain/catalogue/catalogue';
import classes from './Product.module.css';

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd className={classes.chips}>{children}</dd>
  </div>
);

const texts = (list: readonly string[]) =>
  list.map((text) => (
    <span key={text} className={classes.chip}>
      {text}
    </span>
  ));

/** Nutrition, allergens, generic names, categories and tags (ITEM-02). */
export function ItemFacts({ item }: { item: Item }) {
  const categories = item.category_ids.filter(({ id, name }) => id > 0 && name);
  return (
    <dl className={classes.facts}>
      {item.generic_name.length > 0 && (
        <Fact name={<Trans>Generic name</Trans>}>{texts(item.generic_name)}</Fact>
      )}
      {item.nutritions_name.length > 0 && (
        <Fact name={<Trans>Nutrition</Trans>}>{texts(item.nutritions_name)}</Fact>
      )}
      {item.allergies_name.length > 0 && (
        <Fact name={<Trans>Allergens</Trans>}>{texts(item.allergies_name)}</Fact>
      )}
      {categories.length > 0 && (
        <Fact name={<Trans>Categories</Trans>}>
          {categories.map(({ id, name }) => (
            <Link
              key={id}
              to="/category/$id"
              params={{ id: String(id) }}
              search={{ module_id: item.module_id || undefined }}
              className={classes.chip}
            >
              {name}
            </Link>
          ))}
        </Fact>
      )}
      {item.tags.length > 0 && (
        <Fact name={<Trans>Tags</Trans>}>
          {item.tags.map(({ name }) => (
            <Link key={name} to="/home" search={{ search: name }} className={classes.chip}>
              {name}
            </Link>
          ))}
        </Fact>
      )}
    </dl>
  );
}
