import type { Table } from '../table';
import { couriersTable, parcelCategoriesTable } from './delivering';
import { deliveryTable } from './delivery';
import { addOnsTable, optionsTable } from './itemParts';
import { itemsTable } from './items';
import { bannersTable, couponsTable } from './offers';
import { modulesTable, zonesTable } from './places';
import {
  providersTable,
  vehicleBrandsTable,
  vehicleCategoriesTable,
  vehiclesTable,
} from './rental';
import { campaignStoresTable, campaignsTable, flashSaleItemsTable, flashSalesTable } from './sales';
import { brandsTable, categoriesTable } from './shelves';
import { storesTable } from './stores';
import { variationsTable } from './variations';

/** All tables of the catalogue, each after those that it names. */
export const tables: readonly Table[] = [
  zonesTable,
  modulesTable,
  deliveryTable,
  categoriesTable,
  brandsTable,
  storesTable,
  itemsTable,
  variationsTable,
  optionsTable,
  addOnsTable,
  couponsTable,
  flashSalesTable,
  flashSaleItemsTable,
  campaignsTable,
  campaignStoresTable,
  couriersTable,
  parcelCategoriesTable,
  vehicleCategoriesTable,
  vehicleBrandsTable,
  providersTable,
  vehiclesTable,
  bannersTable,
];
