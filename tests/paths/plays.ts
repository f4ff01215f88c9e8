import { addToCart } from './browser/addToCart';
import { guestOrLogin } from './browser/guestOrLogin';
import { signIn } from './browser/signIn';

/** The flows that are taken through a browser, on the shop itself. */
export const plays = { addToCart, guestOrLogin, signIn };
