import { defineScript } from '../../../charts/paths/scripts/script';
import { addressFormMachine } from '../../../machines/place/addressForm';
import { mapPickMachine } from '../../../machines/place/mapPick';
import { placeSearchMachine } from '../../../machines/place/placeSearch';
import { rentalSearchMachine } from '../../../machines/rental/rentalSearch';
import { fill, press } from '../screens/pieces';
import { guest } from './demo';
import { account, customer, demoAccount, newcomerTo, say, signedIn, stranger } from './say';

const market = say(
  'Noor Square, which the search finds and the shop delivers to',
  'ميدان نور، يجده البحث ويوصل إليه المتجر',
  'La plaza Noor, que la búsqueda encuentra y a la que reparte la tienda',
);
const asked = [...newcomerTo('food'), { open: '/home' }, press(/^Delivery location/)];
const onMap = press('Pick from map');

export const placeSearch = defineScript(placeSearchMachine, {
  starts: {
    'an empty field': {
      name: say('A place by its name', 'مكان باسمه', 'Un lugar por su nombre'),
      given: [guest],
      data: [market],
      steps: asked,
    },
  },
  typed: { Old: 'Noor', O: 'N' },
  called: { 'Old Market': say('Noor Square', 'ميدان نور', 'Plaza Noor') },
});

export const mapPick = defineScript(mapPickMachine, {
  starts: {
    'a place known': {
      name: say('Another place on the map', 'مكان آخر على الخريطة', 'Otro lugar en el mapa'),
      given: [guest],
      steps: [...asked, onMap],
    },
    'no place known': {
      name: say(
        'The first place, on the map',
        'أول مكان على الخريطة',
        'El primer lugar, en el mapa',
      ),
      given: [stranger],
      steps: [{ open: '/' }, onMap],
    },
  },
});

const book = [{ open: '/profile?page=address' }, press('Add address')];

export const addressForm = defineScript(addressFormMachine, {
  starts: {
    'a place on the map': {
      name: say('An address is saved', 'حفظ عنوان', 'Se guarda una dirección'),
      given: [customer],
      data: [account],
      steps: [...newcomerTo('food'), ...signedIn, ...book],
    },
    'no place yet': {
      name: say(
        'An address of somebody who is nowhere yet',
        'عنوان لمن لم يحدد مكانه بعد',
        'La dirección de quien aún no está en ningún sitio',
      ),
      given: [
        customer,
        say(
          'The browser knows no place of yours',
          'لا يعرف المتصفح مكانك',
          'El navegador no conoce ningún lugar tuyo',
        ),
      ],
      data: [account],
      steps: [{ open: '/about-us' }, ...signedIn, ...book, fill(/^Address/, '12 Palm Street')],
    },
  },
  typed: demoAccount,
});

const trip = [...newcomerTo('rental'), { open: '/rental/vehicle-search' }];
const plan = press('Plan your trip');
const wanderer = say(
  'You are a guest who is new in the shop and rents a vehicle at Noor Square',
  'أنت ضيف جديد في المتجر وتستأجر مركبة في ميدان نور',
  'Eres un invitado nuevo en la tienda y alquilas un vehículo en la plaza Noor',
);

export const rentalSearch = defineScript(rentalSearchMachine, {
  starts: {
    'nothing known': {
      name: say('A trip is planned', 'تخطيط رحلة', 'Se planea un viaje'),
      given: [
        wanderer,
        say(
          'You have been driven to one place before: it stands among the former destinations',
          'ذهبت من قبل إلى مكان واحد، وهو بين الوجهات السابقة',
          'Ya fuiste una vez a un lugar: está entre los destinos anteriores',
        ),
      ],
      steps: [...trip, plan],
    },
    'both ends known': {
      name: say('A trip is changed', 'تعديل رحلة', 'Se cambia un viaje'),
      given: [
        wanderer,
        say(
          'A trip by distance was entered before, both its ends too',
          'أُدخلت رحلة بالمسافة من قبل، وطرفاها أيضًا',
          'Antes se introdujo un viaje por distancia, también sus dos extremos',
        ),
      ],
      steps: [...trip, plan],
    },
  },
  called: {
    'Airport Road 9': say('the former destination', 'الوجهة السابقة', 'el destino anterior'),
  },
});
