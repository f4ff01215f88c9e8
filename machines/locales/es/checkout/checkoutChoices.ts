import type { TranslatedWords } from '../../../wordList';

export const choices: TranslatedWords['choices'] = {
  'An order was sent from here and its answer never came: it is asked about.':
    'Desde aquí se envió un pedido cuya respuesta nunca llegó: se pregunta por él.',
  'There is nothing to order.': 'No hay nada que pedir.',
  'Guests may not order this.': 'Los invitados no pueden pedir esto.',
  'The steps begin.': 'Empiezan los pasos.',
  'The cart or the shopper has changed.': 'Ha cambiado el carrito o el comprador.',
  'The dialog was closed.': 'Se ha cerrado el diálogo.',
  'The shopper signs in.': 'El comprador inicia sesión.',
  'What was changed may change the price.': 'Lo que ha cambiado puede cambiar el precio.',
  'What was changed leaves the price as it is.': 'Lo que ha cambiado deja el precio como está.',
  'The time could not be had, and the next one is chosen; what is told stays.':
    'La hora no estaba disponible y se ha elegido la siguiente; lo que se ha dicho sigue a la vista.',
  'Other things are in the cart, the shop has taken its last change, or somebody else is ordering.':
    'En el carrito hay otras cosas, la tienda ha recibido su último cambio o es otra persona quien pide.',
  'The shop’s settings have changed.': 'Han cambiado los ajustes de la tienda.',
  'There is nothing to order any more, or guests may no longer order.':
    'Ya no hay nada que pedir, o los invitados ya no pueden pedir.',
  'The shopper opens a step; one out of reach gives way to the first unfinished.':
    'El comprador abre un paso; si no está al alcance, se abre el primero sin terminar.',
  'The shopper goes on to the first unfinished step.':
    'El comprador pasa al primer paso sin terminar.',
  'How and where comes first.': 'Primero, cómo y dónde.',
  'When and extras are open.': 'Quedan cuándo y los extras.',
  'Only the payment is left.': 'Solo queda el pago.',
  'A step before this one wants something again.': 'Un paso anterior vuelve a necesitar algo.',
  'A step before this one is open, or wants something again.':
    'Un paso anterior está abierto o vuelve a necesitar algo.',
  'Something changed that the price depends on.': 'Ha cambiado algo de lo que depende el precio.',
  'The shopper has paused.': 'El comprador ha hecho una pausa.',
  'The price is known.': 'El precio se conoce.',
  'The order cannot be priced as it is.': 'El pedido no puede tener precio tal como está.',
  'Everything is chosen and priced: the order is placed.':
    'Todo está elegido y con precio: se hace el pedido.',
  'Asked again.': 'Se pregunta otra vez.',
  'The shopper changes something, and the message leaves.':
    'El comprador cambia algo y el mensaje desaparece.',
  'The order is placed.': 'El pedido está hecho.',
  'Another window has ordered this cart.': 'Otra ventana ha pedido este carrito.',
  'Another window was faster; the shop’s answer to this one decides.':
    'Otra ventana ha sido más rápida; decide lo que la tienda responda a esta.',
  'The same cart was ordered in another window.': 'El mismo carrito se ha pedido en otra ventana.',
  'The cart is empty since an order was left: it is asked about.':
    'El carrito está vacío desde que se dejó un pedido: se pregunta por él.',
  'The shopper signs in, to have the cart of the account back.':
    'El comprador inicia sesión para recuperar el carrito de su cuenta.',
  'Signed in: the steps open.': 'Sesión iniciada: se abren los pasos.',
  'Something else has changed; the dialog stays.':
    'Ha cambiado otra cosa; el diálogo sigue abierto.',
  'There is nothing that an account would be needed for.':
    'No hay nada para lo que haga falta una cuenta.',
  'The cart is empty: the order that was left is asked about.':
    'El carrito está vacío: se pregunta por el pedido que se dejó.',
  'The session may end meanwhile: what comes after stands on the new facts.':
    'La sesión puede terminar entretanto: lo que sigue se apoya en los datos nuevos.',
  'Nothing is known to be ordered, and nothing is left to order.':
    'No consta que se haya pedido nada y no queda nada que pedir.',
  'The session has ended, nobody signed in, and guests may not order this.':
    'La sesión ha terminado, nadie la ha iniciado y los invitados no pueden pedir esto.',
  'The order was refused: the step that can mend it opens and tells why.':
    'El pedido se ha rechazado: se abre el paso que puede arreglarlo y dice por qué.',
  'The shopper came back without ordering.': 'El comprador ha vuelto sin pedir.',
  'Something unexpected happened; the order stays written down.':
    'Ha ocurrido algo inesperado; el pedido sigue anotado.',
};
