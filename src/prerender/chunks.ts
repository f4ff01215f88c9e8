/**
 * How the client is cut into files. Left to itself the bundler makes a file of every set of modules
 * that the same routes share: some two hundred, of which a cold load asks for eighty, six at a time. A group
 * takes along whatever its modules need that no group before it holds.
 */
const mantine = (...names: string[]) =>
  new RegExp(`/@mantine/core/esm/components/(${names.join('|')})\\b`);

export const chunkGroups = [
  {
    name: 'app',
    test: /\/src\/(main\.tsx|app\/openModules\.ts|flows\/location\/openLocation\.ts)$/,
  },
  {
    name: 'pieces',
    test: mantine(
      'Anchor',
      'Badge',
      'Group',
      'Portal',
      'Skeleton',
      'Stack',
      'Text',
      'Title',
      'UnstyledButton',
      'VisuallyHidden',
    ),
  },
  { name: 'pieces', test: /@mantine\/hooks\/esm\/|@tabler\/icons-react/, minShareCount: 2 },
  { name: 'pieces', test: /\/src\/components\/(ErrorState|EmptyState|usePageTitle|Hint)\b/ },
  { name: 'field', test: mantine('TextInput') },
  {
    name: 'fields',
    test: mantine(
      'Textarea',
      'NativeSelect',
      'Combobox/ComboboxChevron',
      'Checkbox',
      'Radio',
      'Alert',
    ),
  },
  {
    name: 'shop',
    test: /\/src\/(components\/(item|store|search)\/|components\/shell\/ShopTools|components\/(Rail|Price|Rating)\b|catalogue\/parts\/)|useInfiniteQuery|pricing\/cartRules/,
  },
  { name: 'form', test: /\/@mantine\/form\// },
  {
    name: 'order',
    test: /\/src\/(api\/orders|components\/(Costs|MinimumOrder|phone\/PhoneField)|storage\/orderKeys|map\/(MapView|PinMap)|actors\/(orderRefusal|paymentCallback|signInActor)|app\/screenOf|api\/addresses)\b|\/domain\/checkout\//,
  },
  {
    name: 'order',
    test: /\/src\/flows\/checkout\/(context|Checkout\.module|stepForm|selectors|fieldMessages)\b/,
  },
  { name: 'checkout', test: /\/src\/routes\/checkout\.tsx\?tsr-split/ },
  { name: 'tracking', test: /\/src\/routes\/track-order\.tsx\?tsr-split/ },
  { name: 'dialogs', test: mantine('Modal', 'Drawer') },
  { name: 'floating', test: mantine('Popover', 'Combobox', 'Tooltip', 'Menu') },
].map((group, place) => ({ ...group, priority: 100 - place }));
