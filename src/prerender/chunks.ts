/**
 * How the client is cut into files. Left to itself the bundler makes a file of every set of modules
 * that the same routes share: some two hundred, of which a cold load asks for eighty, six at a time. A group
 * takes along whatever its modules need that no group before it holds.
 */
const mantine = (...names: string[]) =>
  new RegExp(`/@mantine/core/esm/components/(${names.join('|')})\\b`);

export const chunkGroups = [
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/app\/(reactFirst|nextTask)\.ts/,
  },
  {
    name: 'app',
    test: /\/src\/(main\.tsx|app\/(openModules|screenOf)\.ts|api\/places\.ts|components\/usePageTitle\.ts|actors\/signInActor\.ts|flows\/location\/openLocation\.ts)$|\/machines\/askToSignIn\.ts/,
  },
  {
    name: 'pieces',
    test: /@mantine\/core\/esm\/components\/(Anchor|Group|Portal|Skeleton|Stack|Text|Title|UnstyledButton|VisuallyHidden)\b|\/src\/components\/(ErrorState|EmptyState|useInPieces|Hint)\b|\/IconAlertTriangle\.mjs/,
  },
  // What dialogs, menus and vehicle rental share, so that no first page pays for it.
  {
    name: 'seldom',
    test: /\/Icon(AdjustmentsHorizontal|ArrowLeft|Bell|BrandApple|BrandGooglePlay|Briefcase|Camera|Car|Cash|Coin|Flag2|Flask|GasStation|Gift|InfoCircle|Language|List|Logout|ManualGearbox|Map|MapOff|MapPinOff|Package|Prescription|ReceiptRefund|Route|Snowflake|Ticket|TruckDelivery|Users|Wallet|WifiOff|World)\.mjs|\/use-(focus-trap|focus-return|force-update|long-press|previous)\/|\/(create-(event-handler|safe-context|scoped-keydown-handler)|find-element-in-shadow-dom|get-(default-z-index|ref-prop|safe-id|single-element-child)|is-element)\//,
    minShareCount: 2,
  },
  // How an order stands and what can be done with it: no page before the order needs these.
  {
    name: 'standing',
    test: /\/Icon(AlertCircle|CircleCheck|CircleCheckFilled|Copy|CreditCard|Phone|PlugConnectedX|Printer)\.mjs/,
    minShareCount: 2,
  },
  {
    name: 'hooks',
    test: /@mantine\/(hooks\/esm|core\/esm\/core)\/|@tabler\/icons-react/,
    minShareCount: 2,
  },
  {
    name: 'phone',
    test: /\/src\/(components\/phone\/(usePhoneCountry|PhoneText)|api\/phones)|\/domain\/(dialCodes|phoneDigits)/,
  },
  // What windows tell each other and how a line is called: whoever changes a cart needs it, and whoever orders.
  { name: 'windows', test: /\/src\/(api\/windows\.ts|components\/item\/chosenText)/ },
  { name: 'field', test: mantine('TextInput') },
  { name: 'alert', test: mantine('Alert') },
  { name: 'choices', test: mantine('Checkbox') },
  { name: 'radios', test: mantine('Radio') },
  { name: 'fields', test: mantine('Textarea', 'NativeSelect', 'Combobox/ComboboxChevron') },
  // The landing page shows pictures and nothing else of what is sold.
  { name: 'picture', test: /\/src\/components\/Picture\b/ },
  {
    name: 'shop',
    test: /\/src\/(components\/(shell\/(ShopTools|BelowTheFold|StoresLabel)|Price\b|Rating\b|store\/(StoreFacts|DeliveryFee)|item\/itemLinks)|catalogue\/parts\/(Page\.module|GridHeading|useModuleOfAddress|rememberedItems)|storage\/recentOrders)|pricing\/(cartRules|itemPrice|storeOffer)/,
  },
  // After the shop's file, which holds what is on the wire of a shop: this one holds the wire of orders.
  { name: 'keys', test: /\/src\/storage\/orderKeys|\/domain\/checkout\/draft\.ts/ },
  {
    name: 'badges',
    test: /\/src\/(components\/(card\/|item\/(ItemBadges|VegMark))|components\/Rating\b|flows\/favourite\/(Heart|pressHeart)|api\/usePriceTag)|\/domain\/orderable/,
  },
  { name: 'share', test: /\/src\/(catalogue\/parts\/ShareButton|flows\/inbox\/ChatLink)/ },
  {
    name: 'storeCards',
    test: /\/src\/(components\/store\/|catalogue\/parts\/(StoreGrid|CampaignCard)|catalogue\/listing\/(decideListing|prefetchListing))/,
  },
  {
    name: 'cards',
    test: /\/src\/(components\/item\/|components\/(Rail|useTurn)\b|catalogue\/parts\/(CategoryRound|ShopItemCard|ChooseLink|QuickLook))/,
  },
  { name: 'lists', test: /\/src\/catalogue\/parts\/(ItemGrid|MoreRows)|useInfiniteQuery/ },
  {
    name: 'home',
    test: /\/src\/(routes\/home\.tsx\?tsr-split|catalogue\/home\/(Home|Banners)\.module)/,
  },
  {
    name: 'store',
    test: /\/src\/(routes\/store\.\$id\.tsx\?tsr-split|catalogue\/store\/(StoreHead|StoreSkeleton|OpeningHours))/,
  },
  // What a trip is on the wire and in storage: else it would be a part of tracking, which others would load for it.
  { name: 'trips', test: /\/domain\/entities\/rental\/|\/src\/storage\/rentalKeys/ },
  // What an item's page, the cart and the checkout share.
  { name: 'prices', test: /\/domain\/(pricing\/storeDiscount|cartFit)|\/src\/api\/useItemsPrice/ },
  {
    name: 'product',
    test: /\/src\/(routes\/product\.\$id\.tsx\?tsr-split|flows\/item\/Item\.module)/,
  },
  {
    name: 'buying',
    test: /\/src\/(flows\/cart\/lineActors|flows\/addToCart\/startAddToCart)\b/,
  },
  { name: 'form', test: /\/@mantine\/form\// },
  {
    name: 'order',
    test: /\/src\/(api\/orders|components\/(Costs|MinimumOrder|phone\/PhoneField)|storage\/(orderKeys|wishes)|flows\/lineWishes\/wishesText|map\/(MapView|PinMap)|actors\/(orderRefusal|paymentCallback)|api\/addresses)\b|\/domain\/(checkout\/(?!draftOfOrder)|addressParts)/,
  },
  {
    name: 'checkout',
    test: /\/src\/(routes\/checkout\.tsx\?tsr-split|flows\/checkout\/fieldMessages)/,
  },
  { name: 'tracking', test: /\/src\/routes\/track-order\.tsx\?tsr-split/ },
  { name: 'dialogs', test: mantine('Modal', 'Drawer') },
  { name: 'floating', test: mantine('Popover', 'Combobox', 'Tooltip', 'Menu') },
  { name: 'landing', test: /\/src\/(routes\/index\.tsx\?tsr-split|flows\/location\/MapLink)/ },
].map((group, place) => ({ ...group, priority: 100 - place }));
