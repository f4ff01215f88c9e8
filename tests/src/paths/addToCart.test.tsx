import { runFlow } from '../../../src/app/runFlow';
import { addToCart } from '../../paths/models/addToCart';
import { addToCart as screens } from '../../paths/screens/addToCart';
import { renderAtOnce } from '../../support/renderAtOnce';
import { takePaths } from '../../support/takePaths';

await takePaths(addToCart, screens, async (machine, input) => {
  await renderAtOnce(null);
  return runFlow(
    machine,
    input as never,
    () => import('../../../src/flows/addToCart/AddToCartScreens') as never,
  ).actor;
});
