import type { TranslatedWords } from '../../../wordList';

export const words: TranslatedWords = {
  title: 'Imágenes de una receta',
  events: {
    'prescription.filesChosen': 'Se eligen imágenes',
    'prescription.missed': 'Se pulsa Continuar sin ninguna imagen',
    'prescription.edited': 'Se retira una imagen',
    'prescription.retried': 'Se pulsa Reintentar',
  },
  guards: {
    isNone: 'No se ha elegido ninguna imagen',
    isTooMany: 'Más de tres imágenes en total',
    isRefused: 'El servidor ha rechazado una imagen',
    isOrderRefused: 'La tienda rechazó un pedido por sus imágenes',
    hasLeft: 'Hay imágenes de una visita anterior',
    isLost: 'La tienda ha borrado imágenes',
  },
  unmet: {
    isNone: 'se ha elegido una imagen',
    isTooMany: 'no hay más de tres imágenes',
    isRefused: 'el servidor no rechazó ninguna imagen',
    isOrderRefused: 'no quedan imágenes de un pedido rechazado',
    hasLeft: 'no quedan imágenes de una visita anterior',
    isLost: 'la tienda no ha borrado ninguna imagen',
  },
  actors: {
    uploadImages: 'Enviar las imágenes',
    findLost: 'Preguntar si las imágenes siguen guardadas',
  },
  actions: {
    keepFiles: 'Anotar las imágenes elegidas',
    keepRefusal: 'Anotar lo que ha dicho el servidor',
    handImages: 'Poner las imágenes en el pedido',
    dropImages: 'Quitar del pedido las imágenes borradas',
  },
  delays: {},
  states: {
    'prescription.arriving': 'Llegada',
    'prescription.checking': 'Comprobando las imágenes',
    'prescription.asking.lost': 'Imágenes borradas',
    'prescription.asking': 'Pidiendo imágenes',
    'prescription.asking.resting': 'En reposo',
    'prescription.asking.missing': 'Falta una imagen',
    'prescription.asking.tooMany': 'Demasiadas imágenes',
    'prescription.asking.refused': 'Imagen rechazada',
    'prescription.asking.failed': 'Sin respuesta de la tienda',
    'prescription.uploading': 'Enviando',
  },
  descriptions: {
    prescription:
      'El campo para las imágenes de una receta: qué se puede elegir, qué está en camino, qué ha ido mal.',
    'prescription.arriving': 'Se decide qué valen las imágenes de una visita anterior.',
    'prescription.checking':
      'Se pregunta a la tienda si aún tiene las imágenes de una visita anterior.',
    'prescription.asking.lost':
      'Se borraron imágenes sin pedido; se piden otra vez al comprador y se conserva todo lo demás.',
    'prescription.asking': 'Se pueden elegir imágenes y volver a retirarlas.',
    'prescription.asking.resting': 'Todo está bien.',
    'prescription.asking.missing': 'El comprador quería seguir sin imagen y se le pide una.',
    'prescription.asking.tooMany': 'Se dice al comprador que tres imágenes son el máximo.',
    'prescription.asking.refused':
      'El servidor no ha aceptado una imagen y ha dicho por qué; las demás se conservan.',
    'prescription.asking.failed':
      'No se ha podido contactar con la tienda; las mismas imágenes se pueden volver a enviar.',
    'prescription.uploading': 'Las imágenes están en camino.',
  },
  choices: {
    'The shop has just refused an order for its pictures.':
      'La tienda acaba de rechazar un pedido por sus imágenes.',
    'They may have been deleted meanwhile.': 'Puede que se hayan borrado entretanto.',
    'There are none.': 'No hay ninguna.',
    'None is left, and one is needed.': 'No queda ninguna y hace falta una.',
    'It has deleted them, or some.': 'Las ha borrado, o algunas.',
    'All are there.': 'Están todas.',
    'That is not known; the order itself will tell.': 'No se sabe; lo dirá el propio pedido.',
    'The shopper closed the choice of files.': 'El comprador ha cerrado el selector de archivos.',
    'With these there would be more than three.': 'Con estas habría más de tres.',
    'They may be sent.': 'Se pueden enviar.',
    'One choice after the other.': 'Las elecciones se atienden una tras otra.',
    'One was refused; those before it are kept.':
      'Se ha rechazado una; las anteriores se conservan.',
    'All were taken.': 'Se han aceptado todas.',
  },
};
