import { createInspector } from 'statechart-kit/inspector';
import { createActor } from 'xstate';
import { lightMachine } from './light.ts';

const { inspect } = createInspector();
const light = createActor(lightMachine, { inspect }).start();
setInterval(() => light.send({ type: 'press' }), 1_000);
