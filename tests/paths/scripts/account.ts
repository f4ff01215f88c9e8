import { defineScript } from '../../../charts/paths/scripts/script';
import { addFundMachine } from '../../../machines/account/addFund';
import { convertPointsMachine } from '../../../machines/account/convertPoints';
import { deleteAccountMachine } from '../../../machines/account/deleteAccount';
import { interestsMachine } from '../../../machines/account/interests';
import { profileEditMachine } from '../../../machines/account/profileEdit';
import { logoutMachine } from '../../../machines/identity/logout';
import { press } from '../screens/pieces';
import { account, customer, demoAccount, newcomerTo, say, signedIn } from './say';

const home = [...newcomerTo('food'), ...signedIn];

export const addFund = defineScript(addFundMachine, {
  starts: {
    'the wallet': {
      name: say('Money for the wallet', 'إضافة رصيد إلى المحفظة', 'Dinero para el monedero'),
      given: [customer],
      data: [account],
      steps: [...home, { open: '/wallet' }, press('Add fund')],
    },
  },
  typed: demoAccount,
});

export const convertPoints = defineScript(convertPointsMachine, {
  starts: {
    'some points': {
      name: say('Points become money', 'تحويل النقاط إلى رصيد', 'Los puntos se vuelven dinero'),
      given: [
        customer,
        say(
          'You have more than 20 points, as they come with delivered orders',
          'لديك أكثر من 20 نقطة، وتأتي مع الطلبات التي وصلت',
          'Tienes más de 20 puntos, que llegan con los pedidos entregados',
        ),
      ],
      data: [account],
      steps: [...home, { open: '/loyalty-points' }, press('Convert to currency now')],
    },
  },
  typed: demoAccount,
});

export const deleteAccount = defineScript(deleteAccountMachine, {
  starts: {
    'a customer': {
      name: say('An account is deleted', 'حذف حساب', 'Se borra una cuenta'),
      given: [
        say(
          'You have just signed up with an account that may go',
          'أنشأت للتو حسابًا يمكن حذفه',
          'Acabas de crear una cuenta que se puede borrar',
        ),
      ],
      data: [
        say(
          'An account of your own invention, with orders or without',
          'حساب من عندك، بطلبات أو بدونها',
          'Una cuenta inventada, con pedidos o sin ellos',
        ),
      ],
      steps: [{ open: '/profile' }, press('Delete account')],
    },
  },
  typed: demoAccount,
});

export const logout = defineScript(logoutMachine, {
  starts: {
    'a customer': {
      name: say('Signing out', 'تسجيل الخروج', 'Cerrar la sesión'),
      given: [customer],
      data: [account],
      steps: [
        ...home,
        { open: '/about-us' },
        press(/^Account of /),
        { press: { role: 'menuitem', name: 'Logout' } },
      ],
    },
  },
});

const likes = { open: '/interest' };
export const interests = defineScript(interestsMachine, {
  starts: {
    'nothing chosen': {
      name: say('Favourite categories', 'الفئات المفضلة', 'Categorías favoritas'),
      given: [
        customer,
        say('No category is chosen', 'لم تُختر أي فئة', 'No hay ninguna categoría elegida'),
      ],
      data: [account],
      steps: [...home, likes],
    },
    'chosen before': {
      name: say(
        'Favourite categories, again',
        'الفئات المفضلة مرة أخرى',
        'Categorías favoritas, otra vez',
      ),
      given: [
        customer,
        say(
          'The category is chosen already',
          'الفئة مختارة من قبل',
          'La categoría ya está elegida',
        ),
      ],
      data: [account],
      steps: [...home, likes],
    },
  },
  called: {
    Bread: say('Burgers & Sandwiches', 'برغر وسندويشات', 'Hamburguesas y sándwiches'),
  },
});

export const profileEdit = defineScript(profileEditMachine, {
  starts: {
    'codes by the shop': {
      name: say('Details are changed', 'تعديل البيانات', 'Se cambian los datos'),
      given: [
        customer,
        say(
          'The shop wants a new phone or e-mail proved: settings set centralize_login',
          'يطلب المتجر إثبات الهاتف أو البريد الجديد: settings set centralize_login',
          'La tienda quiere que se pruebe un teléfono o correo nuevo: settings set centralize_login',
        ),
      ],
      data: [account],
      steps: [...home, { open: '/profile' }],
    },
  },
  typed: demoAccount,
});
