import type { TranslatedWords } from '../../../wordList';

export const choices: TranslatedWords['choices'] = {
  'The time could not be had, and the next one is chosen; what is told stays.':
    'La hora no estaba disponible y se ha elegido la siguiente; lo que se ha dicho sigue a la vista.',
  'Kind, places or tip have changed.': 'Han cambiado el tipo, los lugares o la propina.',
  'The shopper has paused.': 'El comprador ha hecho una pausa.',
  'Kind and both places are known.': 'Se conocen el tipo y los dos lugares.',
  'Kind or a place is missing.': 'Falta el tipo o un lugar.',
  'The price is known.': 'El precio se conoce.',
  'The routing service is down.': 'El servicio de rutas no funciona.',
  'The parcel cannot be sent as it is.': 'El paquete no se puede enviar tal como está.',
  'Everything is filled in and priced: the parcel is ordered.':
    'Todo está relleno y con precio: se pide el envío.',
  'Asked again.': 'Se pregunta otra vez.',
  'The shopper opens a step; one out of reach gives way to the first unfinished.':
    'El comprador abre un paso; si no está al alcance, se abre el primero sin terminar.',
  'A step is filled in and changes the price; the first unfinished one opens.':
    'Un paso está relleno y cambia el precio; se abre el primero sin terminar.',
  'A step is filled in; the first unfinished one opens.':
    'Un paso está relleno; se abre el primero sin terminar.',
  'The shopper wants to pick a place.': 'El comprador quiere elegir un lugar.',
  'What is sent comes first.': 'Primero, qué se envía.',
  'The sender is asked.': 'Se pregunta por el remitente.',
  'It would go to where it comes from.': 'Iría al mismo lugar del que sale.',
  'The receiver is asked.': 'Se pregunta por el destinatario.',
  'Only the payment is left.': 'Solo queda el pago.',
  'Something was changed.': 'Se ha cambiado algo.',
  'A place was picked.': 'Se ha elegido un lugar.',
  'The shopper went back.': 'El comprador ha vuelto atrás.',
  'The shopper changes something, and the message leaves.':
    'El comprador cambia algo y el mensaje desaparece.',
  'What was changed changes the price.': 'Lo que ha cambiado cambia el precio.',
  'What was changed leaves the price as it is.': 'Lo que ha cambiado deja el precio como está.',
  'The shopper or the shop’s settings have changed.':
    'Han cambiado el comprador o los ajustes de la tienda.',
  'Guests may no longer order.': 'Los invitados ya no pueden pedir.',
  'A parcel was sent from here and its answer never came: it is asked about.':
    'Desde aquí se envió un paquete cuya respuesta nunca llegó: se pregunta por él.',
  'Guests may not order.': 'Los invitados no pueden pedir.',
  'The steps begin.': 'Empiezan los pasos.',
  'The shopper signs in.': 'El comprador inicia sesión.',
  'Signed in: the steps open.': 'Sesión iniciada: se abren los pasos.',
  'The dialog was closed.': 'Se ha cerrado el diálogo.',
  'Facts change while the dialog is open.': 'Los datos cambian mientras el diálogo está abierto.',
  'The session may end meanwhile: what comes after stands on the new facts.':
    'La sesión puede terminar entretanto: lo que sigue se apoya en los datos nuevos.',
  'The parcel is ordered.': 'El envío está pedido.',
  'Another window has sent this parcel.': 'Otra ventana ha enviado este paquete.',
  'The same parcel was ordered in another window.':
    'El mismo paquete se ha pedido en otra ventana.',
  'The order was refused: the step that can mend it opens and tells why.':
    'El pedido se ha rechazado: se abre el paso que puede arreglarlo y dice por qué.',
  'The shopper came back without ordering.': 'El comprador ha vuelto sin pedir.',
  'Something unexpected happened; the order stays written down.':
    'Ha ocurrido algo inesperado; el pedido sigue anotado.',
};
