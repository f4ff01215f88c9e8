import { vi } from 'vitest';
import { CodeStep } from '../../../src/flows/otp/CodeStep';
import { otp } from '../../paths/models/otp';
import { otp as screens } from '../../paths/screens/otp';
import { renderAtOnce } from '../../support/renderAtOnce';
import { besideIt, takePaths } from '../../support/takePaths';

// The model's codes were sent at moment 0.
vi.useFakeTimers({ toFake: ['Date'], now: 0 });

await takePaths(
  otp,
  screens,
  besideIt((actor) => renderAtOnce(<CodeStep actor={actor} />)),
);
