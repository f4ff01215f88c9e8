import { type Deed, defineScript } from '../../../charts/paths/scripts/script';
import { changeStoreMachine } from '../../../machines/desk/changeStore';
import { ordersBoardMachine } from '../../../machines/desk/ordersBoard';
import { fill, press } from '../screens/pieces';
import { say, signedOut } from './say';

const atDesk = (page: string): readonly Deed[] => [
  { open: page },
  fill(/^Email/, 'store1@flowmart.example'),
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
