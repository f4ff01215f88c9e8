import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { lastWait, lastWords } from './lastWait';
import { busyText } from './waitText';

const unreached = msg`We can't reach the shop. Check your connection and try again.`;

/** What the shop told of why a change has come to nothing: that it is busy and how long, or its own sentence; else null (ERR-01). */
export function toldReason(): string | null {
  const seconds = lastWait();
  return seconds ? busyText(seconds) : lastWords() || null;
}

/** Why a change has come to nothing: what the shop told, or that it was not reached. */
export const unreachedText = (): string => toldReason() ?? i18n._(unreached);
