import { addToCart } from './browser/addToCart';
import { checkout } from './browser/checkout';
import { guestOrLogin } from './browser/guestOrLogin';
import { signIn } from './browser/signIn';

/** The flows that are taken through a browser, on the shop itself. */
export const plays = { addToCart, checkout, guestOrLogin, signIn };
