import type { AnalyticsConfig } from '../../client/analyticsConfig';
import type { Track } from './shopEvent';

declare global {
  interface Window {
    dataLayer?: IArguments[] | undefined;
  }
}

/** Google's script reads what it is told as the arguments of a function, not as a list. */
function gtag(..._told: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}

/** Loads Google's script and tells it what happens; nothing of it may be used for advertisements. */
export function startGa4(id: string, { currency }: AnalyticsConfig): Track {
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'granted',
  });
  gtag('js', new Date());
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    // Else it reads the whole address.
    page_location: `${location.origin}${location.pathname}`,
    page_referrer: '',
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  return (event, { path, title }) =>
    gtag('event', event.name, {
      page_location: `${location.origin}${path}`,
      page_title: title,
      ...('about' in event && event.about),
      ...(currency && 'about' in event && 'value' in event.about && { currency }),
    });
}
