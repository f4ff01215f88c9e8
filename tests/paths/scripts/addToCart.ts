import { defineScript } from '../../../charts/paths/scripts/script';
import { addToCartMachine } from '../../../machines/cart/addToCart';
import { press } from '../screens/pieces';
import { guest, pancakes, pizza, putIn, settled } from './demo';

const pizzaInCart = {
  en: 'Your cart holds the pizza of Napoli by the Bay',
  ar: 'في سلتك بيتزا متجر نابولي على الخليج',
  es: 'En tu carrito está la pizza de Nápoles en la Bahía',
};
const pancakesInCart = {
  en: 'Your cart holds one portion of the pancakes',
  ar: 'في سلتك حصة واحدة من البان كيك',
  es: 'En tu carrito hay una ración de las tortitas',
};
const replaced = {
  en: 'the cart is replaced',
  ar: 'تُستبدل السلة',
  es: 'el carrito se sustituye',
};
const refused = {
  en: 'the shop knows of another store’s item',
  ar: 'يعرف المتجر بصنف من متجر آخر',
  es: 'la tienda sabe de un artículo de otra tienda',
};
const trouble = { en: 'trouble at the shop', ar: 'عطل في المتجر', es: 'un fallo de la tienda' };
const soldOut = { en: 'sold out', ar: 'نفدت الكمية', es: 'agotado' };

export const addToCart = defineScript(addToCartMachine, {
  starts: {
    empty: {
      name: { en: 'An empty cart', ar: 'سلة فارغة', es: 'Carrito vacío' },
      given: [guest, { en: 'Your cart is empty', ar: 'سلتك فارغة', es: 'Tu carrito está vacío' }],
      data: [pancakes.told],
      steps: [...settled, ...putIn(pancakes)],
    },
    'with this item': {
      name: { en: 'More of the same dish', ar: 'المزيد من الطبق نفسه', es: 'Más del mismo plato' },
      given: [guest, pancakesInCart],
      data: [pancakes.told],
      steps: [
        ...settled,
        ...putIn(pancakes),
        { open: pancakes.open },
        press('One more'),
        press('Update To Cart'),
      ],
    },
    'with the very same line': {
      name: {
        en: 'Exactly the same again',
        ar: 'الشيء نفسه تمامًا مرة أخرى',
        es: 'Otra vez lo mismo',
      },
      given: [guest, pancakesInCart],
      data: [pancakes.told],
      steps: [...settled, ...putIn(pancakes), { open: pancakes.open }, press('Update To Cart')],
    },
    "another store's": {
      name: {
        en: 'Another store’s item',
        ar: 'صنف من متجر آخر',
        es: 'Un artículo de otra tienda',
      },
      given: [guest, pizzaInCart],
      data: [pizza.told, pancakes.told],
      steps: [...settled, ...putIn(pizza), ...putIn(pancakes)],
    },
  },
  turns: {
    'addLine: accepted': { en: 'it is added', ar: 'يُضاف', es: 'se añade' },
    'addLine: items of another store': refused,
    'updateLine: items of another store': refused,
    'addLine: failure': trouble,
    'updateLine: failure': trouble,
    'replaceCart: failure': trouble,
    'replaceCart: sold out': soldOut,
    'replaceCart: accepted': replaced,
    'updateLine: accepted': { en: 'the line is changed', ar: 'يتغير السطر', es: 'la línea cambia' },
    'addToCart.replacementConfirmed': {
      en: 'the other items may go',
      ar: 'يمكن التخلي عن الأصناف الأخرى',
      es: 'los otros artículos pueden irse',
    },
    'addToCart.dismissed': {
      en: 'the cart stays as it was',
      ar: 'تبقى السلة كما كانت',
      es: 'el carrito queda como estaba',
    },
    'addToCart.retried': { en: 'tried again', ar: 'إعادة المحاولة', es: 'se intenta de nuevo' },
  },
});
