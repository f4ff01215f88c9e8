import { lazy } from 'react';
import { sells } from '../../../domain/place/module';
import { CartButton } from '../../cart/CartButton';
import { WishlistButton } from '../../catalogue/favourite/WishlistButton';
import { SearchBox as ShopSearchBox } from '../../catalogue/searchBox/SearchBox';
import { usePlace } from '../../place/currentPlace';
import { LocationPill } from '../../place/location/LocationPill';
import { BottomBar } from './BottomBar';

const VehicleNameSearch = lazy(() => import('../../rental/parts/VehicleNameSearch'));

/** Items and stores, or vehicles in the rental module; in the parcel module there is nothing to be searched. */
function SearchBox() {
  const { module } = usePlace();
  if (sells(module, 'parcels')) return null;
  if (!sells(module, 'trips')) return <ShopSearchBox />;
  return <VehicleNameSearch />;
}

/** What the bars show once there is a place to shop at; a visitor's first page goes without its code. */
const tools = { CartButton, WishlistButton, LocationPill, SearchBox, BottomBar };

export default function ShopTool({ tool }: { tool: keyof typeof tools }) {
  const Tool = tools[tool];
  return <Tool />;
}
