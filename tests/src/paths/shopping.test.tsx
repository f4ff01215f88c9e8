import { sampleItem } from '../../domain/samples';
import { settings } from '../../support/fakeCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { sampleVehicle } from '../../support/rental';
import { answers } from '../../support/staged';
import { takePaths } from '../../support/takePaths';

answers.set('/config', settings);
answers.set('/customer/cart/list', []);

const { startAddToCart } = await import('../../../src/flows/addToCart/startAddToCart');
const { startAddVehicle } = await import('../../../src/flows/addVehicle/startAddVehicle');
const { requestTripChange } = await import('../../../src/flows/changeTrip/requestTripChange');

/** A flow that needs no page: what it asks stands over whatever is open. */
const overAll =
  (start: (input: never) => unknown) =>
  async (input: never): Promise<void> => {
    await renderAtOnce(null);
    void Promise.resolve(start(input)).catch(() => undefined);
  };

await takePaths({
  addToCart: overAll(() => startAddToCart({ item: sampleItem() } as never, null)),
  addVehicle: overAll(() => startAddVehicle(sampleVehicle(), 1)),
  changeTrip: overAll((input) => requestTripChange(input)),
});
