import { Trans, useLingui } from '@lingui/react/macro';
import { IconMapPin, IconMoodSmile, IconPaperBag } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { landingQuery } from '../../client/shopQueries';
import { useHasMap } from '../../map/useHasMap';
import { Picture } from '../../ui/Picture';
import classes from './Landing.module.css';

const icons = [IconMapPin, IconPaperBag, IconMoodSmile] as const;

export function HowItWorks() {
  const { t } = useLingui();
  const hasMap = useHasMap();
  const { data } = useQuery(landingQuery());
  const standard = [
    {
      title: t`Say where you are`,
      text: hasMap
        ? t`Type an address, use your location, or drop a pin on the map.`
        : t`Type an address, or use your location.`,
    },
    {
      title: t`Fill your bag`,
      text: t`Browse shops nearby. You see every cost before you order.`,
    },
    {
      title: t`Follow it home`,
      text: hasMap
        ? t`Watch your courier on the map, minute by minute.`
        : t`See each step of your order until it is at your door.`,
    },
  ];
  return (
    <section className={classes.section}>
      <h2>
        <Trans>From the shop to your door</Trans>
      </h2>
      <ol className={classes.steps}>
        {icons.map((Icon, place) => {
          const own = data?.steps[place];
          return (
            <li key={standard[place]?.title}>
              {own?.image_full_url ? (
                <Picture src={own.image_full_url} alt="" kind="category" width={56} height={56} />
              ) : (
                <Icon size={56} stroke={1.5} aria-hidden />
              )}
              <h3>{own?.title || standard[place]?.title}</h3>
              <p>{own?.text || standard[place]?.text}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
