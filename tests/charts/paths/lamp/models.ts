import { defineModel } from '../../../../charts/paths/fixtures';
import { lampMachine } from './machines/lamp/lampMachine';

export const models = [
  defineModel(lampMachine, {
    inputs: { new: undefined },
    events: { 'lamp.pressed': [{}], 'lamp.pulled': [{}] },
    results: { turn: { turned: true } },
  }),
];
