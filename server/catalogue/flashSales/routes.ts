import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { listFlashSales } from '../../../domain/catalogue/offerEndpoints';
import { availableRowsFirst } from '../../../domain/catalogue/orderable';
import { inLanguage } from '../../../domain/language/localized';
import { flashSaleItems, flashSales } from '../../db/schema/flashSales';
import { items } from '../../db/schema/items';
import type { Register } from '../../http/serve';
import { moduleTypesOf } from '../../place/modules/types';
import { loadList } from '../items/loadItems';

const mostItems = 30;

export const registerFlashSales: Register = (serve, deps) => {
  const typeOf = moduleTypesOf(deps.reads);
  serve(listFlashSales, async ({ moduleId, zoneIds, language }) => {
    const now = deps.clock.now();
    const sales = await deps.reads
      .select()
      .from(flashSales)
      .where(
        and(
          eq(flashSales.moduleId, moduleId),
          eq(flashSales.active, true),
          lte(flashSales.startsAt, now),
          gt(flashSales.endsAt, now),
        ),
      )
      .orderBy(asc(flashSales.endsAt), asc(flashSales.id))
      .limit(5);
    const context = {
      language,
      now,
      timeZone: await deps.settings.timeZone(),
      takesLater: await deps.settings.takesLater(),
      moduleType: await typeOf(moduleId),
    };
    const answer = [];
    for (const sale of sales) {
      const offers = await deps.reads
        .select({ itemId: items.id, stock: flashSaleItems.stock, sold: flashSaleItems.sold })
        .from(flashSaleItems)
        .innerJoin(items, eq(items.id, flashSaleItems.itemId))
        .where(
          and(
            eq(flashSaleItems.saleId, sale.id),
            eq(items.active, true),
            inArray(items.zoneId, zoneIds),
          ),
        )
        .orderBy(desc(items.orderCount), asc(items.id))
        .limit(mostItems);
      const shown = await loadList(
        deps.reads,
        offers.map(({ itemId }) => itemId),
        context,
      );
      const offerOf = new Map(offers.map((offer) => [offer.itemId, offer]));
      answer.push({
        id: sale.id,
        title: inLanguage(sale.title, language),
        start_date: sale.startsAt.toISOString(),
        end_date: sale.endsAt.toISOString(),
        active_products: availableRowsFirst(shown).flatMap((item) => {
          const offer = offerOf.get(item.id);
          if (!offer) return [];
          const { stock, sold } = offer;
          return [{ item, stock, sold, available_stock: stock - sold }];
        }),
      });
    }
    return answer.filter(({ active_products }) => active_products.length > 0);
  });
};
