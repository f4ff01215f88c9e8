import { catalogue } from './catalogue';
import { settings } from './settings';
import type { Table } from './tables';

export const shop: Table = { ...settings, ...catalogue };
