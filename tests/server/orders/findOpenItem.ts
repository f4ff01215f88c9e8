import { sql } from 'drizzle-orm';
import { openMinutes } from '../../../server/catalogue/stores/openMinutes';
import type { Db } from '../../../server/db/client';
import { moduleId } from './shop';

const allDay = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  day,
  opening_time: '00:00',
  closing_time: '23:59',
}));

/** An item of the demo that one may order at this moment, whenever that is: its store is opened for good. */
export async function findOpenItem(db: Db): Promise<{ itemId: number; storeId: number }> {
  const { rows } = await db.execute<{ id: number; store_id: number }>(
    sql`select i.id, i.store_id from items i join stores s on s.id = i.store_id
      where i.module_id = ${moduleId} and i.zone_id = 1 and i.stock >= 20 and i.price >= 10000
      and i.choice_options = '[]' and s.active and s.delivery order by i.id limit 1`,
  );
  const { id: itemId = 0, store_id: storeId = 0 } = rows[0] ?? {};
  await db.execute(sql`update stores set schedules = ${JSON.stringify(allDay)}::jsonb,
    open_minutes = ${openMinutes(allDay)} where id = ${storeId}`);
  return { itemId, storeId };
}
