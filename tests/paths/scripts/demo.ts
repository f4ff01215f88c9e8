import type { Deed, LocalText } from '../../../charts/paths/scripts/script';
import { press } from '../screens/pieces';

/** Somebody new says where to deliver, and what for. */
export const settled: readonly Deed[] = [
  {
    say: {
      en: 'Open a private window, so that the shop knows nothing of you',
      ar: 'افتح نافذة خاصة، كي لا يعرف المتجر عنك شيئًا',
      es: 'Abre una ventana privada, para que la tienda no sepa nada de ti',
    },
  },
  { open: '/' },
  { fill: { role: 'textbox', name: 'Delivery address' }, with: 'Noor Square' },
  { press: { role: 'option', name: /^Noor Square 3/ } },
  press(/^Food/),
];

export const pancakes = {
  open: '/product/salted-caramel-pancakes-415?module_id=1',
  told: {
    en: '“Salted Caramel Pancakes” are sold by “Sunrise Breakfast”',
    ar: '«بان كيك بالكراميل المملح» يبيعها متجر «فطور الشروق»',
    es: '«Tortitas con caramelo salado»: a la venta en «Desayunos del Amanecer»',
  } satisfies LocalText,
};
export const pizza = {
  open: '/product/garlic-butter-pizza-576?module_id=1',
  told: {
    en: '“Garlic Butter Pizza” is sold by “Napoli by the Bay”',
    ar: '«بيتزا بزبدة الثوم» يبيعها متجر «نابولي على الخليج»',
    es: '«Pizza con mantequilla de ajo»: a la venta en «Nápoles en la Bahía»',
  } satisfies LocalText,
};

export const guest: LocalText = {
  en: 'You are a guest who is new in the shop and orders food to Noor Square',
  ar: 'أنت ضيف جديد في المتجر وتطلب الطعام إلى ميدان نور',
  es: 'Eres un invitado nuevo en la tienda y pides comida a la plaza Noor',
};

export const account: LocalText = {
  en: 'The demo account: demo@flowmart.example, password demo1234',
  ar: 'حساب العرض: demo@flowmart.example وكلمة المرور demo1234',
  es: 'La cuenta de la demostración: demo@flowmart.example, contraseña demo1234',
};

/** A dish is put into the cart, and nothing of it is what is tested. */
export const putIn = ({ open }: { readonly open: string }): readonly Deed[] => [
  { open },
  press('Add to Cart'),
];
