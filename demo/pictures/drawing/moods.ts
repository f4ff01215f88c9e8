import type { CatalogueModule } from '../catalogue/types.ts';

/** The wall behind a scene: where the light falls on it, and where it does not. `accent` is for what is printed. */
export type Mood = { lit: string; dim: string; accent: string };

const mood = (lit: string, dim: string, accent: string): Mood => ({ lit, dim, accent });

/** Deep enough for a bright dish to glow before them, and for a dark page not to be outshone. */
export const moods: Record<CatalogueModule, readonly [Mood, ...Mood[]]> = {
  food: [
    mood('#F6C9A0', '#D98E5C', '#B4472A'),
    mood('#F3DDBE', '#D2AE82', '#8F5A2A'),
    mood('#E9A48C', '#B9573F', '#8E2F1E'),
    mood('#E8D9A6', '#BFA35A', '#7C6420'),
    mood('#B9C2A0', '#7A8A62', '#55683A'),
    mood('#8C6A58', '#4C332A', '#C98A56'),
    mood('#F2D4C8', '#D49C8C', '#A54C3E'),
    mood('#7E8A88', '#3F4C4E', '#D98B4A'),
  ],
  grocery: [
    mood('#DDE9C4', '#A6BE80', '#4F7A34'),
    mood('#F0E6BE', '#CDBB78', '#7E6C20'),
    mood('#CFE3D3', '#8EB79C', '#2F7350'),
    mood('#F3DABB', '#D1A06C', '#94602A'),
    mood('#B8CFC6', '#6F998C', '#2B6658'),
    mood('#F3E3D0', '#D0B08E', '#7E5A36'),
    mood('#8E9E78', '#4E6040', '#C7A24A'),
  ],
  pharmacy: [
    mood('#D3ECE8', '#93C6BF', '#1E7F7B'),
    mood('#D6E8F2', '#95BBD2', '#2A6F96'),
    mood('#E3EEDD', '#ADC9A2', '#4A8050'),
    mood('#F3E0DA', '#D6AFA4', '#A65C55'),
    mood('#DEDFF1', '#A9ADD6', '#595DA0'),
    mood('#F1EADC', '#CDBE9F', '#7F6C3E'),
    mood('#A9CFCC', '#5E9896', '#145F5C'),
  ],
  ecommerce: [
    mood('#D9DCF6', '#9DA3DC', '#4349B0'),
    mood('#E6DAF2', '#B59BD2', '#7444AC'),
    mood('#D3E2F4', '#8FB0DB', '#3565B5'),
    mood('#F0D9E2', '#CC9CB4', '#A54278'),
    mood('#DCE2E8', '#9FADBB', '#4A6178'),
    mood('#F2DEC9', '#CFA67E', '#98592B'),
    mood('#D0E6E4', '#8BBDBB', '#2A7C81'),
    mood('#7C82A6', '#3E4468', '#F2A03F'),
  ],
};

/** Half of one colour, half of another. */
export function between(one: string, other: string, part = 0.5): string {
  const channel = (text: string, from: number) => Number.parseInt(text.slice(from, from + 2), 16);
  return `#${[1, 3, 5]
    .map((from) => Math.round(channel(one, from) * (1 - part) + channel(other, from) * part))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}
