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
  },
  actors: {
    uploadImages: 'Enviar las imágenes',
  },
  actions: {
    keepFiles: 'Anotar las imágenes elegidas',
    keepRefusal: 'Anotar lo que ha dicho el servidor',
    handImages: 'Poner las imágenes en el pedido',
  },
  delays: {},
  states: {
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
    'The shopper closed the choice of files.': 'El comprador ha cerrado el selector de archivos.',
    'With these there would be more than three.': 'Con estas habría más de tres.',
    'They may be sent.': 'Se pueden enviar.',
    'One choice after the other.': 'Las elecciones se atienden una tras otra.',
    'One was refused; those before it are kept.':
      'Se ha rechazado una; las anteriores se conservan.',
    'All were taken.': 'Se han aceptado todas.',
  },
};
