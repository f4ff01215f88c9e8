import type { AnalyticsConfig } from '../../client/analyticsConfig';
import type { ShopEvent, Track } from './shopEvent';

/** Plausible keeps texts and numbers, no lists. */
function propsOf(event: ShopEvent): Record<string, string | number> | undefined {
  if (!('about' in event)) return undefined;
  if (event.name === 'search') return event.about;
  const { items, value } = event.about;
  return {
    items: items.map(({ item_name }) => item_name).join(', '),
    units: items.reduce((sum, { quantity }) => sum + quantity, 0),
    value,
  };
}

/** Tells a Plausible, by its own calls; no script of it is loaded. */
export function startPlausible(
  { domain, url }: NonNullable<AnalyticsConfig['plausible']>,
  { currency }: AnalyticsConfig,
): Track {
  return (event, { path }) => {
    const props = propsOf(event);
    const said = {
      name: event.name === 'page_view' ? 'pageview' : event.name,
      domain,
      url: `${location.origin}${path}`,
      ...(props && { props }),
      ...(event.name === 'purchase' &&
        currency && { revenue: { currency, amount: event.about.value } }),
    };
    // As text, which needs no question beforehand; what is not counted is no trouble of the shopper's.
    fetch(`${url}/api/event`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify(said),
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).catch(() => undefined);
  };
}
