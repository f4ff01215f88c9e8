import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { lastWait } from './lastWait';
import { busyText } from './waitText';

const unreached = msg`We can't reach the shop. Check your connection and try again.`;

/** Why a change has come to nothing: the shop is busy and says how long, or it was not reached (ERR-01). */
export function unreachedText(): string {
  const seconds = lastWait();
  return seconds ? busyText(seconds) : i18n._(unreached);
}
