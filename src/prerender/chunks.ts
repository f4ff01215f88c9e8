/**
 * How the client is cut into files. Left to itself the bundler makes a file of every set of modules
 * that the same routes share: some two hundred, of which a cold load asks for eighty, six at a time. A group
 * takes along whatever its modules need that no group before it holds.
 */
const mantine = (...names: string[]) =>
  new RegExp(`/@mantine/core/esm/components/(${names.join('|')})/`);

export const chunkGroups = [
  { name: 'app', test: /\/src\/main\.tsx$/ },
  { name: 'states', test: /\/src\/components\/(ErrorState|EmptyState|usePageTitle)\b/ },
  {
    name: 'shop',
    test: /\/src\/(components\/(item|store)\/|components\/(Rail|Price|Rating)\b|catalogue\/parts\/)/,
  },
  { name: 'fields', test: mantine('TextInput', 'Textarea', 'Checkbox', 'Radio', 'Alert') },
  { name: 'dialogs', test: mantine('Modal', 'Drawer') },
  { name: 'floating', test: mantine('Popover', 'Combobox', 'Tooltip', 'Menu') },
].map((group, place) => ({ ...group, priority: 100 - place }));
