import type { Page } from 'playwright-core';
import { defineSurroundings } from '../../../charts/package/define';
import { editItemMachine } from '../../../machines/desk/editItem';
import { editItem as model } from '../models/editItem';
import { editItem as screens } from '../screens/editItem';
import { answersOf, no, sessionOver } from './answers';
import { playOf } from './play';
import { sentAs, staffAt, staffToken } from './staff';
import { ask } from './wire';

interface Item {
  readonly id: number;
  readonly name: string;
}

/** @throws Error where the store has nothing on its menu */
export async function itemOfStore(): Promise<Item> {
  const headers = { Authorization: `Bearer ${await staffToken('store')}` };
  const { items } = await ask<{ items: Item[] }>('/desk/items', { headers });
  const [first] = items;
  if (!first) throw new Error('The store has no item');
  return first;
}

/** What is saved is what stands there already: the item is that of all paths. */
async function opened(page: Page): Promise<void> {
  const { id, name } = await itemOfStore();
  await sentAs(page, `/desk/items/${id}`, { '"Date bread"': JSON.stringify(name) });
  await staffAt(page, 'store', '/desk?part=menu');
  await page.getByRole('button', { name: `Edit ${name}`, exact: true }).click();
}

const faster = [
  409,
  { errors: [{ code: 'item_changed', message: 'No.', by: 'samir@store.example' }] },
] as const;
const told = {
  'somebody was faster': faster,
  'the session has ended': sessionOver,
  'the shop says no': no('refused', 'No.'),
};

export const editItem = playOf(
  model,
  screens,
  defineSurroundings(editItemMachine, {
    starts: { 'an item': opened },
    answers: {
      loadItem: answersOf('GET /desk/items/{id}', {
        'it is there': 'its own',
        'there is no such item': no('not_found', 'No.', 404),
        'the session has ended': sessionOver,
      }),
      saveItem: answersOf('PUT /desk/items/{id}', { 'it is noted': 'its own', ...told }),
      // Nobody could order it any more.
      turnMenu: answersOf('PUT /desk/items/{id}/on-menu', {
        'it is noted': [200, { message: 'Noted.' }],
        ...told,
      }),
    },
  }),
);
