import type { DeskShelves } from '../../../domain/desk/deskItem';

/** Shelves below those that they are parts of. */
export function shelfChoices({ categories }: DeskShelves) {
  const optionOf = ({ id, name }: { id: number; name: string }) => ({
    value: String(id),
    label: name,
  });
  return categories
    .filter(({ parent_id }) => parent_id === 0)
    .map((parent) => ({
      group: parent.name,
      items: [parent, ...categories.filter(({ parent_id }) => parent_id === parent.id)].map(
        optionOf,
      ),
    }));
}
