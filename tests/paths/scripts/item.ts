import { defineScript, type LocalText } from '../../../charts/paths/scripts/script';
import { itemMachine } from '../../../machines/catalogue/item';
import { guest } from './demo';
import { newcomerTo, say } from './say';

const openIt = {
  say: say('Open the page of that item', 'افتح صفحة ذلك الصنف', 'Abre la página de ese artículo'),
};
/** The page of an item that is so; a store's desk makes one so. */
const page = (name: LocalText, isSo: LocalText) => ({
  name,
  given: [guest, isSo],
  steps: [...newcomerTo('food'), openIt],
});

export const item = defineScript(itemMachine, {
  starts: {
    'a shirt, one a customer': page(
      say('A shirt, one a customer', 'قميص، واحد لكل عميل', 'Una camisa, una por cliente'),
      say(
        'An item comes in colours and sizes, and a customer may order one',
        'صنف بألوان ومقاسات، ويمكن للعميل طلب واحد فقط',
        'Un artículo viene en colores y tallas, y cada cliente puede pedir uno',
      ),
    ),
    'a dish': page(
      say('A dish', 'طبق', 'Un plato'),
      say(
        'A dish has a size to choose, extras and add-ons',
        'طبق له حجم يُختار وإضافات',
        'Un plato tiene un tamaño que elegir, extras y complementos',
      ),
    ),
    'two left': page(
      say('Two left', 'بقي اثنان', 'Quedan dos'),
      say(
        'Two of an item are left in its store',
        'بقي في المتجر اثنان من صنف',
        'En la tienda quedan dos de un artículo',
      ),
    ),
    'none left': page(
      say('None left', 'نفدت الكمية', 'No queda ninguno'),
      say(
        'Nothing of an item is left in its store',
        'لم يبقَ في المتجر شيء من صنف',
        'En la tienda no queda nada de un artículo',
      ),
    ),
    'a campaign': page(
      say('An item of a campaign', 'صنف من حملة', 'Un artículo de una campaña'),
      say(
        'An item is sold in a campaign that runs',
        'صنف يباع ضمن حملة جارية',
        'Un artículo se vende en una campaña en curso',
      ),
    ),
  },
});
