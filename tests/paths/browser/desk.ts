import { defineSurroundings } from '../../../charts/package/define';
import { changeStoreMachine } from '../../../machines/desk/changeStore';
import { changeStore as model } from '../models/changeStore';
import { changeStore as screens } from '../screens/changeStore';
import { answersOf, no, sessionOver } from './answers';
import { playOf } from './play';
import { staffAt, staffToken } from './staff';
import { ask } from './wire';

/** What the desk is told of a store that takes no orders for a while; the real one goes on for other paths. */
let paused: object = {};

const calls = { invite: 'POST /desk/staff', pause: 'PUT /desk/pause' };

export const changeStore = playOf(
  model,
  screens,
  defineSurroundings(changeStoreMachine, {
    starts: {
      'a store': async (page) => {
        const headers = { Authorization: `Bearer ${await staffToken('store')}` };
        paused = await ask<object>('/desk/me', { headers });
        await staffAt(page, 'store', '/desk?part=store');
        await page.getByRole('button', { name: 'Invite' }).waitFor();
      },
    },
    answers: {
      tellShop: (result, { context: { queue } }) => {
        const isInvited = queue[0]?.kind === 'invite';
        return answersOf(isInvited ? calls.invite : calls.pause, {
          // Nobody is written to.
          'it is noted': [200, isInvited ? { link: '' } : paused],
          'the session has ended': sessionOver,
          'the shop says no': no('refused', 'No.'),
        })(result);
      },
    },
  }),
);
