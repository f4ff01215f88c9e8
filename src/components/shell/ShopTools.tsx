import { CartButton } from '../../flows/cart/CartButton';
import { WishlistButton } from '../../flows/favourite/WishlistButton';
import { LocationPill } from '../../flows/location/LocationPill';
import { SearchBox } from '../search/SearchBox';
import { BottomBar } from './BottomBar';

/** What the bars show once there is a place to shop at; a visitor's first page goes without its code. */
const tools = { CartButton, WishlistButton, LocationPill, SearchBox, BottomBar };

export default function ShopTool({ tool }: { tool: keyof typeof tools }) {
  const Tool = tools[tool];
  return <Tool />;
}
