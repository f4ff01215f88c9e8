import { type Deed, defineScript, type LocalText } from '../../../charts/paths/scripts/script';
import { answerShopperMachine } from '../../../machines/desk/answerShopper';
import { changeStoreMachine } from '../../../machines/desk/changeStore';
import { editItemMachine } from '../../../machines/desk/editItem';
import { handleOrderMachine } from '../../../machines/desk/handleOrder';
import { handleTripMachine } from '../../../machines/desk/handleTrip';
import { ordersBoardMachine } from '../../../machines/desk/ordersBoard';
import { fill, press } from '../screens/pieces';
import { say, signedOut } from './say';

const atDesk = (page: string, account = 'store1@flowmart.example'): readonly Deed[] => [
  { open: page },
  fill(/^Email/, account),
  fill(/^Password/, 'demo1234'),
  press('Sign in'),
];

export const changeStore = defineScript(changeStoreMachine, {
  starts: {
    'a store': {
      name: say('A store is changed', 'تغيير متجر', 'Se cambia una tienda'),
      given: [signedOut],
      steps: atDesk('/desk?part=store'),
    },
  },
});

export const ordersBoard = defineScript(ordersBoardMachine, {
  starts: {
    'a store': {
      name: say('The board of a store', 'لوحة المتجر', 'El tablero de una tienda'),
      given: [signedOut],
      steps: atDesk('/desk'),
    },
  },
});

export const answerShopper = defineScript(answerShopperMachine, {
  starts: {
    'a conversation': {
      name: say('A shopper is answered', 'الرد على متسوق', 'Se responde a un cliente'),
      given: [
        signedOut,
        say(
          'A customer has written to the store: their name stands in place of Lina',
          'كتب عميل إلى المتجر، واسمه بدل Lina',
          'Un cliente ha escrito a la tienda: su nombre está en lugar de Lina',
        ),
      ],
      steps: [
        ...atDesk('/desk?part=inbox'),
        {
          say: say('Open their conversation', 'افتح محادثته', 'Abre su conversación'),
        },
      ],
    },
  },
});

export const editItem = defineScript(editItemMachine, {
  starts: {
    'an item': {
      name: say('An item of the menu', 'صنف من القائمة', 'Un artículo de la carta'),
      given: [signedOut],
      steps: [
        ...atDesk('/desk?part=menu'),
        {
          say: say(
            'Press “Edit” beside an item',
            'اضغط «تعديل» بجانب أحد الأصناف',
            'Pulsa «Editar» junto a un artículo',
          ),
        },
      ],
    },
  },
});

/** An order of the desk's store as a guest places it, in the state that is meant. */
const orderOf = (name: LocalText, standing: LocalText) => ({
  name,
  given: [
    signedOut,
    say(
      'Somebody has ordered of the store: its number stands in place of #100007',
      'طلب أحدهم من المتجر، ورقم طلبه بدل #100007',
      'Alguien ha pedido a la tienda: su número está en lugar de #100007',
    ),
    standing,
  ],
  steps: [...atDesk('/desk'), press(/#100007/)],
});

export const handleOrder = defineScript(handleOrderMachine, {
  starts: {
    'a new order': orderOf(
      say('A new order', 'طلب جديد', 'Un pedido nuevo'),
      say('Nobody has accepted it', 'لم يقبله أحد', 'Nadie lo ha aceptado'),
    ),
    'one that is made': orderOf(
      say('An order that is made', 'طلب قيد التحضير', 'Un pedido en preparación'),
      say('It was accepted', 'تم قبوله', 'Fue aceptado'),
    ),
    'one that is ready': orderOf(
      say('An order that is ready', 'طلب جاهز', 'Un pedido listo'),
      say('It was marked as ready', 'عُلّم أنه جاهز', 'Se marcó como listo'),
    ),
    'one that its courier does not bring': orderOf(
      say(
        'An order that its courier does not bring',
        'طلب لا يوصله مندوبه',
        'Un pedido que su repartidor no trae',
      ),
      say(
        'Its courier has picked it up, and nothing was heard of them for some minutes',
        'استلمه المندوب ثم انقطعت أخباره دقائق',
        'Su repartidor lo recogió y hace minutos que no se sabe nada de él',
      ),
    ),
    'one with a courier of their own': orderOf(
      say(
        'An order with a courier of the store',
        'طلب مع مندوب المتجر',
        'Un pedido con un repartidor de la tienda',
      ),
      say(
        'The store has couriers of its own, and one of them has the order',
        'للمتجر مندوبون خاصون به، والطلب مع أحدهم',
        'La tienda tiene repartidores propios y uno de ellos lleva el pedido',
      ),
    ),
    'one that was brought back': orderOf(
      say('An order that was brought back', 'طلب أُعيد', 'Un pedido devuelto'),
      say(
        'Its courier gave it up and has brought it back',
        'تخلى عنه المندوب وأعاده',
        'Su repartidor renunció y lo ha devuelto',
      ),
    ),
  },
});

/** A trip of the desk's office as somebody books it, in the state that is meant. */
const tripOf = (name: LocalText, standing: LocalText) => ({
  name,
  given: [
    signedOut,
    say(
      'Somebody has booked a trip of the renting office: its number stands in place of #100012',
      'حجز أحدهم رحلة من مكتب التأجير، ورقمها بدل #100012',
      'Alguien ha reservado un viaje de la oficina: su número está en lugar de #100012',
    ),
    standing,
  ],
  steps: [...atDesk('/desk', 'rental1@flowmart.example'), press(/#100012/)],
});

export const handleTrip = defineScript(handleTripMachine, {
  starts: {
    'a new trip': tripOf(
      say('A new trip', 'رحلة جديدة', 'Un viaje nuevo'),
      say('Nobody has confirmed it', 'لم يؤكدها أحد', 'Nadie lo ha confirmado'),
    ),
    'one that is confirmed': tripOf(
      say('A trip that is confirmed', 'رحلة مؤكدة', 'Un viaje confirmado'),
      say('It was confirmed', 'تم تأكيدها', 'Fue confirmado'),
    ),
    'one that is on the road': tripOf(
      say('A trip that is on the road', 'رحلة على الطريق', 'Un viaje en curso'),
      say('Its keys were handed over', 'سُلّمت مفاتيحها', 'Se entregaron sus llaves'),
    ),
  },
});
