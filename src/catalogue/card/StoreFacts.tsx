import { Trans, useLingui } from '@lingui/react/macro';
import { shopTime } from '../../client/steadyClock';
import { useClock, useConfig } from '../../client/useMoney';
import { written } from '../../ui/times';

/** A distance the shopper can picture: metres up to a kilometre, then kilometres. */
export function Kilometres({ metres }: { metres: number }) {
  const near = metres < 950;
  const figure = near ? Math.max(50, Math.round(metres / 50) * 50) : (metres / 1000).toFixed(1);
  return <bdi>{near ? <Trans>{figure} m</Trans> : <Trans>{figure} km</Trans>}</bdi>;
}

const dayMs = 24 * 60 * 60_000;

/** "Closed", with the time at which the store opens next where it is known (ISO 8601), by the clock of the shop. */
export function OpensAt({ at }: { at: string | null }) {
  const { i18n } = useLingui();
  const timeZone = useConfig()?.time_zone;
  const clock = useClock();
  if (!at) return <Trans>Closed now</Trans>;
  const opens = new Date(at);
  const soon = opens.getTime() - shopTime() < dayMs;
  const when = written(opens, i18n.locale, soon ? 'time' : 'weekTime', timeZone, clock);
  return <Trans>Closed, opens {when}</Trans>;
}
