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
    test: /\/node_modules\/(react|react-dom|scheduler)\/|\/src\/(app\/reactFirst|client\/nextTask)\.ts/,
  },
  {
    name: 'app',
    test: /\/src\/(main\.tsx|map\/useHasMap\.ts|place\/module\/openModules\.ts|flow\/screenOf\.ts|client\/shopQueries\.ts|ui\/usePageTitle\.ts|place\/location\/openLocation\.ts)$/,
  },
  // What runs a flow. A landing page, the home and lists show themselves without one.
  {
    name: 'flows',
    test: /\/node_modules\/(xstate|@xstate)\/|\/src\/(flow\/(useFlow|runFlow)|identity\/(sessionFlow|actors\/(sessionActors|signInActor)\.))|\/machines\/identity\/askToSignIn/,
  },
  {
    name: 'pieces',
    test: /@mantine\/core\/esm\/components\/(Anchor|Group|Portal|Skeleton|Stack|Text|Title|UnstyledButton|VisuallyHidden)\b|\/src\/ui\/(ErrorState|EmptyState|useInPieces|Hint)\b|\/IconAlertTriangle\.mjs/,
  },
  // What dialogs, menus and vehicle rental share, so that no first page pays for it.
  {
    name: 'seldom',
    test: /\/Icon(AdjustmentsHorizontal|ArrowLeft|Bell|BrandApple|BrandGooglePlay|Briefcase|Camera|Car|Cash|Coin|Flag2|Flask|GasStation|Gift|InfoCircle|Language|List|Logout|ManualGearbox|Map|MapOff|MapPinOff|Package|Prescription|ReceiptRefund|Route|Settings|Snowflake|Ticket|TruckDelivery|UserCog|Users|Wallet|WifiOff|World)\.mjs|\/use-(focus-trap|focus-return|force-update|long-press|previous)\/|\/(create-(event-handler|safe-context|scoped-keydown-handler)|find-element-in-shadow-dom|get-(default-z-index|ref-prop|safe-id|single-element-child)|is-element)\//,
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
    test: /\/src\/(ui\/phone\/(usePhoneCountry|PhoneText)|client\/phones)|\/domain\/values\/(dialCodes|phoneDigits)/,
  },
  // What windows tell each other and how a line is called: whoever changes a cart needs it, and whoever orders.
  { name: 'windows', test: /\/src\/(client\/windows\.ts|catalogue\/card\/chosenText)/ },
  { name: 'field', test: mantine('TextInput') },
  { name: 'alert', test: mantine('Alert') },
  { name: 'choices', test: mantine('Checkbox') },
  { name: 'radios', test: mantine('Radio') },
  { name: 'fields', test: mantine('Textarea', 'NativeSelect', 'Combobox/ComboboxChevron') },
  // The landing page shows pictures and nothing else of what is sold.
  { name: 'picture', test: /\/src\/ui\/Picture\b/ },
  {
    name: 'shop',
    test: /\/src\/(app\/shell\/ShopTools|ui\/(BelowTheFold|Part\b|Price\b|Rating\b|Page\.module|GridHeading)|catalogue\/(card\/(StoreFacts|DeliveryFee|itemLinks)|parts\/(StoresLabel|useModuleOfAddress|rememberedItems|ElsewhereNote))|client\/storage\/recentOrders)|\/domain\/(cart\/cartRules|catalogue\/(itemPrice|storeOffer))/,
  },
  // After the shop's file, which holds what is on the wire of a shop: this one holds the wire of orders.
  {
    name: 'keys',
    test: /\/src\/client\/storage\/(orderKeys|seenTotals)|\/domain\/checkout\/draft\.ts/,
  },
  {
    name: 'badges',
    test: /\/src\/(ui\/(PictureCard|Rating\b)|catalogue\/(card\/(ItemBadges|VegMark)|favourite\/(Heart|pressHeart)|api\/usePriceTag))|\/domain\/catalogue\/orderable/,
  },
  { name: 'share', test: /\/src\/(ui\/ShareButton|orders\/inbox\/ChatLink)/ },
  {
    name: 'storeCards',
    test: /\/src\/catalogue\/(card\/(Store|DeliveryFee)|parts\/(StoreGrid|CampaignCard)|listing\/(decideListing|prefetchListing))/,
  },
  {
    name: 'cards',
    test: /\/src\/(ui\/(Rail|useTurn)\b|catalogue\/(card\/(Badges|Item|OfferText|VegMark|chosenText|itemLinks)|parts\/(CategoryRound|ShopItemCard|ChooseLink|QuickLook)))/,
  },
  { name: 'lists', test: /\/src\/(catalogue\/parts\/ItemGrid|ui\/MoreRows)|useInfiniteQuery/ },
  {
    name: 'home',
    test: /\/src\/(routes\/home\.tsx\?tsr-split|catalogue\/home\/Home\.module|ui\/pictures\/Banners\.module)/,
  },
  {
    name: 'store',
    test: /\/src\/(routes\/store\.\$id\.tsx\?tsr-split|catalogue\/store\/(StoreHead|StoreSkeleton|OpeningHours))/,
  },
  // What a trip is on the wire and in storage: else it would be a part of tracking, which others would load for it.
  {
    name: 'trips',
    test: /\/domain\/rental\/(trip|tripCart|tripPlace|tripTypes|vehicle|vehiclePlace)\.ts|\/src\/client\/storage\/rentalKeys/,
  },
  // What an item's page, the cart and the checkout share.
  {
    name: 'prices',
    test: /\/domain\/(catalogue\/storeDiscount|cart\/cartFit)|\/src\/catalogue\/api\/useItemsPrice/,
  },
  {
    name: 'product',
    test: /\/src\/(routes\/product\.\$id\.tsx\?tsr-split|catalogue\/item\/Item\.module)/,
  },
  {
    name: 'buying',
    test: /\/src\/(cart\/lineActors|cart\/addToCart\/startAddToCart)\b/,
  },
  { name: 'form', test: /\/@mantine\/form\// },
  {
    name: 'order',
    test: /\/src\/(orders\/(api\/orders|actors\/orderRefusal)|ui\/(Costs|phone\/PhoneField)|cart\/(MinimumOrder|lineWishes\/wishesText)|client\/storage\/(orderKeys|wishes)|checkout\/actors\/paymentCallback)\b|\/domain\/(checkout\/(cashLimit|contact|draft|gateways|pages|tripDraft)\.ts|place\/addressParts)/,
  },
  {
    name: 'checkout',
    test: /\/src\/(routes\/checkout\.tsx\?tsr-split|checkout\/fieldMessages)|\/domain\/checkout\/payload/,
  },
  { name: 'tracking', test: /\/src\/routes\/track-order\.tsx\?tsr-split/ },
  { name: 'dialogs', test: mantine('Modal', 'Drawer') },
  { name: 'floating', test: mantine('Popover', 'Combobox', 'Tooltip', 'Menu') },
  { name: 'landing', test: /\/src\/(routes\/index\.tsx\?tsr-split|place\/location\/MapLink)/ },
].map((group, place) => ({ ...group, priority: 100 - place }));
