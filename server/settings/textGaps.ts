import type { Db } from '../db/client';
import type { Env } from '../env';
import { readSettings } from './settings';

export const textFields: readonly string[] = ['order_texts', 'is_sms_active'];

/** What of text messages about orders reaches nobody though it is switched on. */
export async function textGaps(db: Db, env: Env): Promise<string[]> {
  const { order_texts: to, is_sms_active: isActive } = await readSettings(db);
  const canText = isActive === 1 && Boolean(env.DEMO_MODE || env.SMS_URL);
  return to === 'none' || canText
    ? []
    : [
        'Warning: text messages about orders are switched on (order_texts) but none can be sent: it needs SMS_URL and is_sms_active.',
      ];
}
