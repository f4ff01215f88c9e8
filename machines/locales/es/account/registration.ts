import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Solicitar vender o repartir',
  events: {
    'registration.stepFinished': 'Se pulsa Continuar',
    'registration.placeGiven': 'Zona y marcador confirmados',
    'registration.submitted': 'Se pulsa Enviar',
    'registration.wentBack': 'Se pulsa Atrás',
    'registration.edited': 'Se escribe o se elige algo',
  },
  guards: {
    isInside: 'La zona contiene el marcador',
    isAccepted: 'La tienda ha recibido la solicitud',
    isAboutPerson: 'Se refiere a la persona',
    isAboutBusiness: 'Se refiere a la tienda o a los documentos',
    isAboutPlace: 'Se refiere al lugar',
  },
  unmet: {
    isInside: 'la zona no contiene el marcador',
    isAccepted: 'la tienda no aceptó la solicitud',
    isAboutPerson: 'no se refiere a la persona',
    isAboutBusiness: 'no se refiere a la tienda ni a los documentos',
    isAboutPlace: 'no se refiere al lugar',
  },
  actors: {
    checkPlace: 'Preguntar si la zona contiene el marcador',
    sendApplication: 'Enviar la solicitud',
  },
  actions: {
    keepRefusal: 'Guardar lo rechazado',
    forgetRefusal: 'Olvidar el rechazo',
    keepMessage: 'Guardar la respuesta de la tienda',
    forgetDraft: 'Borrar el borrador',
  },
  delays: {},
  states: {
    'registration.introducing': 'Datos personales',
    'registration.introducing.filling': 'Rellenando',
    'registration.introducing.refused': 'Datos rechazados',
    'registration.describing': 'Descripción del negocio',
    'registration.describing.filling': 'Rellenando',
    'registration.describing.refused': 'Descripción rechazada',
    'registration.locating': 'Ubicación',
    'registration.locating.choosing': 'Eligiendo la zona',
    'registration.locating.checking': 'Comprobando la zona',
    'registration.locating.outside': 'Fuera de la zona',
    'registration.locating.unchecked': 'Zona sin comprobar',
    'registration.locating.refused': 'Ubicación rechazada',
    'registration.choosingPlan': 'Condiciones',
    'registration.choosingPlan.choosing': 'Eligiendo las condiciones',
    'registration.choosingPlan.refused': 'Condiciones rechazadas',
    'registration.choosingPlan.unreachable': 'Sin respuesta de la tienda',
    'registration.sending': 'Enviando',
    'registration.sent': 'Enviada',
  },
  descriptions: {
    registration: 'Alguien solicita vender o repartir, desde quién es hasta las condiciones.',
    'registration.introducing':
      'El solicitante escribe su nombre, correo electrónico, teléfono y una contraseña.',
    'registration.introducing.filling': 'Se rellenan los campos.',
    'registration.introducing.refused':
      'La tienda no acepta alguno de ellos; se dice allí mismo hasta que se cambie.',
    'registration.describing':
      'Una tienda dice su nombre, tipo y minutos y muestra su logotipo; un repartidor, su foto y documentos.',
    'registration.describing.filling': 'Se rellenan los campos y se eligen las imágenes.',
    'registration.describing.refused':
      'La tienda no acepta un campo o una imagen; se dice allí mismo hasta que se cambie.',
    'registration.locating': 'El solicitante elige una zona y coloca el marcador en el mapa.',
    'registration.locating.choosing':
      'Se eligen la zona y el marcador; la zona se dibuja en el mapa.',
    'registration.locating.checking': 'La tienda mira si la zona contiene el marcador.',
    'registration.locating.outside':
      'El marcador está fuera de la zona elegida; se dice junto al mapa hasta que uno de los dos cambie.',
    'registration.locating.unchecked':
      'No se ha podido preguntar a la tienda; el solicitante puede reintentarlo.',
    'registration.locating.refused':
      'La tienda no acepta el lugar; se dice allí mismo hasta que se cambie.',
    'registration.choosingPlan':
      'Una tienda elige comisión o paquete; un repartidor, vehículo y forma de cobrar. Después se envía.',
    'registration.choosingPlan.choosing': 'Se eligen las condiciones.',
    'registration.choosingPlan.refused':
      'La tienda no acepta la solicitud; se dice hasta que algo cambie.',
    'registration.choosingPlan.unreachable':
      'No se ha podido contactar con la tienda; todo se conserva para otro intento.',
    'registration.sending': 'La solicitud y sus imágenes están en camino.',
    'registration.sent': 'La tienda tiene la solicitud; el solicitante lee qué viene después.',
  },
  choices: {
    'The pin is in the zone.': 'El marcador está en la zona.',
    'The pin is not in the zone.': 'El marcador no está en la zona.',
    'The shop keeps it.': 'La tienda la conserva.',
    'E-mail, phone, name or password are not taken.':
      'No se aceptan el correo, el teléfono, el nombre o la contraseña.',
    'Something about the store, the papers or a picture is not taken.':
      'No se acepta algo de la tienda, de los documentos o de una imagen.',
    'Zone or place are not taken.': 'No se aceptan la zona o el lugar.',
    'The terms are not taken, or it is about no field at all.':
      'No se aceptan las condiciones, o no se refiere a ningún campo.',
  },
};
