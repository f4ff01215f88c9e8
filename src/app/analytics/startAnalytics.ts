import { createElement } from 'react';
import { type AnalyticsConfig, readAnalyticsConfig } from '../../client/analyticsConfig';
import { analyticsConsentKey } from '../../client/storage/analyticsKeys';
import { onStorageChange } from '../../client/storage/storage';
import { wantToasts } from '../../flow/toastHost';
import { ConsentQuestion } from './ConsentQuestion';
import { followShopper } from './followShopper';
import { startGa4 } from './ga4';
import { startPlausible } from './plausible';
import type { Track } from './shopEvent';

const trackersOf = (config: AnalyticsConfig): Track[] => [
  ...(config.ga4 ? [startGa4(config.ga4, config)] : []),
  ...(config.plausible ? [startPlausible(config.plausible, config)] : []),
];

const mayCount = () => analyticsConsentKey.get() === 'yes';

async function ask(): Promise<void> {
  const { notifications } = await wantToasts();
  const id = 'analytics-consent';
  const onAnswer = (answer: 'yes' | 'no') => {
    analyticsConsentKey.set(answer);
    notifications.hide(id);
  };
  notifications.show({
    id,
    role: 'region',
    autoClose: false,
    withCloseButton: false,
    withBorder: false,
    message: createElement(ConsentQuestion, { onAnswer }),
  });
  // Answered in another window.
  onStorageChange(() => {
    if (analyticsConsentKey.get()) notifications.hide(id);
  });
}

/**
 * Tells the analytics that the owner uses what shoppers do who allow it: asks once, loads nothing of them before, and stops at
 * once when it is taken back. A browser that says that it wants no tracking is not asked. People at work are not counted.
 */
export function startAnalytics(): void {
  const config = readAnalyticsConfig();
  if (!config || /^\/(desk|ride)\b/.test(location.pathname)) return;
  let isFollowed = false;
  const begin = () => {
    if (isFollowed || !mayCount()) return;
    isFollowed = true;
    const trackers = trackersOf(config);
    followShopper((event, page) => {
      if (mayCount()) for (const track of trackers) track(event, page);
    });
  };
  begin();
  onStorageChange(begin);
  const isUnwanted = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  if (analyticsConsentKey.get() === null && !isUnwanted) void ask();
}
