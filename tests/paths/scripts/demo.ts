import type { Deed, LocalText } from '../../../charts/paths/scripts/script';
import { press } from '../screens/pieces';
import { newcomerTo } from './say';

/** Somebody new says where to deliver, and what for. */
export const settled = newcomerTo('food');

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

/** A dish is put into the cart, and nothing of it is what is tested. */
export const putIn = ({ open }: { readonly open: string }): readonly Deed[] => [
  { open },
  press('Add to Cart'),
];
