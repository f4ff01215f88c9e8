import { addToCart } from './browser/addToCart';
import { cartLine } from './browser/cartLine';
import { checkout } from './browser/checkout';
import { guestOrLogin } from './browser/guestOrLogin';
import { location } from './browser/location';
import { module } from './browser/module';
import { placeOrder } from './browser/placeOrder';
import { signIn } from './browser/signIn';

export const plays = {
  location,
  module,
  addToCart,
  cartLine,
  guestOrLogin,
  signIn,
  checkout,
  placeOrder,
};
