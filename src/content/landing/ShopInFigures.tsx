import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { landingQuery } from '../../client/shopQueries';
import classes from './ShopInFigures.module.css';

export function ShopInFigures() {
  const { t, i18n } = useLingui();
  const { data } = useQuery(landingQuery());
  if (!data?.business_title) return null;
  const { stores, items, zones } = data.counts;
  const figures: [string, number][] = [
    [t`Shops`, stores],
    [t`Things to order`, items],
    [t`Districts we deliver to`, zones],
  ];
  return (
    <section className={classes.figures} aria-labelledby="figures">
      <div>
        <h2 id="figures">{data.business_title}</h2>
        <p>{data.business_sub_title}</p>
      </div>
      <dl>
        {figures.map(
          ([name, figure]) =>
            figure > 0 && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{i18n.number(figure)}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
