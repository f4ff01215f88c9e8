import type { Banner, Campaign } from '../../domain/catalogue/catalogue';
import * as catalogue from '../../domain/catalogue/catalogueEndpoints';
import { getItem } from '../../domain/catalogue/itemEndpoints';
import { listBrands, listFlashSales } from '../../domain/catalogue/offerEndpoints';
import type { FlashSale } from '../../domain/catalogue/offers';
import { getStore } from '../../domain/catalogue/storeEndpoints';
import type { AppCall, Translations } from './call';
import { categoryRow, itemRow } from './itemRow';
import { rowsOf } from './items';
import { pageAsked, pageTold } from './paging';
import { Refused } from './refused';
import { clockText, dayOf, shopTimeOf } from './shopClock';
import { storeRow } from './storeRow';

const unlessGone = async <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof Refused && error.status === 404) return null;
    throw error;
  });

async function bannerOf(call: AppCall, banner: Banner) {
  const { store_id, item_id } = banner;
  const [store, item, shop] = await Promise.all([
    store_id === null ? null : unlessGone(call.ask(getStore, { params: { id: store_id } })),
    item_id === null ? null : unlessGone(call.ask(getItem, { params: { id: item_id } })),
    shopTimeOf(call),
  ]);
  return {
    id: banner.id,
    title: banner.title,
    type: banner.type,
    image: banner.image_full_url,
    image_full_url: call.picture(banner.image_full_url),
    link: banner.link || null,
    store: store && storeRow(store, call, shop),
    item: item && itemRow(item, call, shop),
  };
}

async function campaignOf(call: AppCall, campaign: Campaign) {
  const shop = await shopTimeOf(call);
  return {
    id: campaign.id,
    title: campaign.title,
    description: campaign.description,
    image: campaign.image_full_url,
    image_full_url: call.picture(campaign.image_full_url),
    start_date: dayOf(campaign.start_date, shop),
    end_date: dayOf(campaign.end_date, shop),
    start_time: clockText(campaign.start_time),
    end_time: clockText(campaign.end_time, '23:59:59'),
    store_ids: campaign.stores.map(({ id }) => id),
    stores: campaign.stores.map((store) => storeRow(store, call, shop)),
  };
}

const campaignsOf = (call: AppCall, found: readonly Campaign[]) =>
  Promise.all(found.map((campaign) => campaignOf(call, campaign)));

async function bannersOf(call: AppCall) {
  const answers = await call.askModules(catalogue.listBanners);
  const [banners, campaigns] = await Promise.all([
    Promise.all(answers.flatMap((answer) => answer.banners).map((row) => bannerOf(call, row))),
    campaignsOf(
      call,
      answers.flatMap((answer) => answer.campaigns),
    ),
  ]);
  return { banners, campaigns };
}

async function saleOf(call: AppCall, sale: FlashSale) {
  const rows = await rowsOf(
    call,
    sale.active_products.map(({ item }) => item),
  );
  return {
    id: sale.id,
    title: sale.title,
    start_date: sale.start_date,
    end_date: sale.end_date,
    is_publish: 1,
    admin_discount_percentage: 0,
    vendor_discount_percentage: 100,
    active_products: sale.active_products.map(({ item, stock, sold, available_stock }, index) => ({
      id: item.id,
      flash_sale_id: sale.id,
      item_id: item.id,
      stock,
      sold,
      available_stock,
      discount_type: item.discount_type,
      discount: item.discount,
      price: item.price,
      status: 1,
      item: rows[index],
    })),
  };
}

async function saleItems(call: AppCall) {
  const id = call.given.number('flash_sale_id');
  const found = (await call.ask(listFlashSales)).find((sale) => sale.id === id);
  const { limit, offset } = pageAsked(call.given);
  const sale = found ? await saleOf(call, found) : null;
  const all = sale?.active_products ?? [];
  const products = all.slice((offset - 1) * limit, offset * limit);
  return {
    ...pageTold({ total_size: all.length, limit, offset }),
    flash_sale: sale,
    products,
  };
}

async function categoriesOf(call: AppCall) {
  const endpoint = call.given.isOn('featured')
    ? catalogue.listFeaturedCategories
    : catalogue.listCategories;
  const answers = await call.askModules(endpoint, { query: { name: call.given.text('name') } });
  return answers.flat().map((row) => categoryRow(row, call));
}

export const offerCalls: Translations = {
  'GET /categories': categoriesOf,
  'GET /categories/popular': async (call) =>
    (await call.ask(catalogue.listPopularCategories)).map((row) => categoryRow(row, call)),
  'GET /categories/childes/:id': async (call) => {
    const rows = await call.ask(catalogue.listSubcategories, { params: call.params });
    return rows.map((row) => categoryRow(row, call));
  },
  'GET /banners': bannersOf,
  'GET /campaigns/basic': async (call) =>
    campaignsOf(call, await call.ask(catalogue.listCampaigns)),
  'GET /campaigns/basic-campaign-details': async (call) => {
    const query = { basic_campaign_id: call.given.text('basic_campaign_id') };
    const campaign = await unlessGone(call.ask(catalogue.getCampaign, { query }));
    return campaign ? campaignOf(call, campaign) : [];
  },
  'GET /campaigns/item': async (call) => rowsOf(call, await call.ask(catalogue.listCampaignItems)),
  'GET /flash-sales': async (call) => {
    const [sale] = await call.ask(listFlashSales);
    return sale ? saleOf(call, sale) : Response.json(null);
  },
  'GET /flash-sales/items': saleItems,
  'GET /brand': async (call) =>
    (await call.ask(listBrands)).map((brand) => ({
      id: brand.id,
      name: brand.name,
      slug: brand.slug,
      image: brand.image_full_url,
      image_full_url: call.picture(brand.image_full_url),
      status: 1,
      items_count: 0,
    })),
};
