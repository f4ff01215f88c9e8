import type { RoadKind } from './scene';

export interface MapColours {
  ground: string;
  water: string;
  park: string;
  building: string;
  casing: string;
  road: Record<RoadKind, string>;
  text: string;
  halo: string;
  waterText: string;
  parkText: string;
}

export const lightColours: MapColours = {
  ground: '#f6f1e7',
  water: '#b9dcec',
  park: '#d3e8c3',
  building: '#e9e1d3',
  casing: '#e0d6c5',
  road: { lane: '#fffdf9', street: '#ffffff', avenue: '#fff3cf', highway: '#ffd99a' },
  text: '#4a443b',
  halo: 'rgba(255, 253, 249, 0.92)',
  waterText: '#35718c',
  parkText: '#3f6b32',
};

export const darkColours: MapColours = {
  ground: '#1b232a',
  water: '#14394c',
  park: '#20382b',
  building: '#232d35',
  casing: '#141a1f',
  road: { lane: '#2c3740', street: '#33404a', avenue: '#4a4a3a', highway: '#6a5530' },
  text: '#cfd4d6',
  halo: 'rgba(20, 26, 31, 0.9)',
  waterText: '#8fc4dc',
  parkText: '#9ccb9b',
};
