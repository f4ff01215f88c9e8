import { defineScreens } from '../../../charts/package/define';
import { fromWithout, type Seen } from '../../../charts/paths/screens';
import { rideJobMachine } from '../../../machines/ride/rideJob';
import { box, button, fill, gone, press, pressing, there } from './pieces';

const code = there(box(/^Code/), button('Hand over'));
const asking = there(button('Yes, give it back'), button('No, I ride it'));
const stopped = there(button('It is back there'), button('Another courier fetches it here'));
const read: Seen = there(button('Understood'));
const closed = gone(button('Understood'), button('Hand over'), button('Accept'));

/** One order of a courier: what is done and seen (RIDE-03 to RIDE-07, RIDE-13). */
export const rideJob = defineScreens(rideJobMachine, {
  gestures: {
    'rideJob.accepted': pressing('Accept'),
    'rideJob.pickedUp': pressing('I have picked it up'),
    'rideJob.backAsked': pressing('Give it back'),
    'rideJob.backConfirmed': pressing('Yes, give it back'),
    'rideJob.kept': (_, { at: [place] }) =>
      pressing(
        place === 'atStore.askingBack'
          ? 'No, I ride it'
          : place === 'riding.askingWhy' || place === 'riding.askingWhere'
            ? 'I can go on'
            : place === 'riding.checkingPhoto' || place === 'riding.noPhoto'
              ? 'Enter the code instead'
              : place === 'atStore.collecting'
                ? 'Not yet'
                : 'Back to the ride',
      )(),
    'rideJob.arrived': pressing('I am at the door'),
    'rideJob.cashCollected': pressing('I have the cash'),
    'rideJob.codeEntered': (event) => [fill(/^Code/, event.code), press('Hand over')],
    // The button waits while a picture is made small.
    'rideJob.photoTaken': ({ file: { name } }, { at: [place] }) =>
      place === 'riding.preparingPhoto'
        ? null
        : [
            {
              give: [{ name, type: 'image/jpeg' }],
              by: button(
                place === 'riding.checkingPhoto'
                  ? 'Take another photo'
                  : place === 'riding.noPhoto'
                    ? 'Take a photo'
                    : 'Nobody opens? Leave it and take a photo',
              ),
            },
          ],
    'rideJob.photoConfirmed': pressing('Leave it here'),
    'rideJob.stopAsked': (_, { at }) => [
      press(
        at.includes('riding.collecting') ? 'They do not pay, or nobody opens' : 'I cannot go on',
      ),
    ],
    'rideJob.reasonChosen': pressing('My vehicle broke down'),
    'rideJob.broughtBack': pressing('It is back there'),
    'rideJob.passedOn': pressing('Another courier fetches it here'),
    // The board, and the phone itself, tell them.
    'rideJob.leavable': () => fromWithout,
    'rideJob.moved': () => fromWithout,
    'rideJob.placeTold': () => fromWithout,
    'rideJob.retried': pressing('Try again'),
    'rideJob.closed': pressing('Understood'),
  },
  own: { file: 'A file of the browser says more of itself' },
  seen: {
    arriving: null,
    offered: there(button('Accept')),
    accepting: there(button('Accept')),
    'atStore.waiting': there(button('I have picked it up')),
    'atStore.collecting': there(button('I have the cash'), button('Not yet')),
    'atStore.askingBack': asking,
    'atStore.givingBack': asking,
    'riding.telling': there(button('I am at the door')),
    'riding.moving': there(button('I am at the door')),
    'riding.collecting': there(
      button('I have the cash'),
      button('They do not pay, or nobody opens'),
    ),
    'riding.askingCode': code,
    'riding.wrongCode': { ...code, says: ['This is not the code of this order.'] },
    'riding.delivering': { says: ['Handing over'] },
    'riding.preparingPhoto': there(button('Take another photo')),
    'riding.checkingPhoto': there(button('Leave it here'), button('Enter the code instead')),
    'riding.noPhoto': {
      ...there(button('Take a photo')),
      says: ['This is no picture that can be read. Take another one.'],
    },
    'riding.leaving': { says: ['Handing over'] },
    'riding.askingWhy': there(button('My vehicle broke down'), button('I can go on')),
    'riding.askingWhere': stopped,
    'riding.bringingBack': stopped,
    'riding.passingOn': stopped,
    taken: { ...read, says: ['faster'] },
    refused: { ...read, says: [/./] },
    failed: there(button('Try again')),
    ended: { ...read, says: ['This order was cancelled.'] },
    givenBack: closed,
    delivered: closed,
    closed,
  },
});
