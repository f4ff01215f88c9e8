import type { PictureModule } from '../request.ts';

/**
 * `from` and `to` are the ground, `shape` a figure on it, `light` what is nearly white, `deep` shadows and details,
 * `spark` the small contrast that keeps a picture awake.
 */
export type Palette = {
  from: string;
  to: string;
  shape: string;
  light: string;
  deep: string;
  spark: string;
};

const make = (
  from: string,
  to: string,
  shape: string,
  light: string,
  deep: string,
  spark: string,
): Palette => ({ from, to, shape, light, deep, spark });

/** Families of light grounds: light enough for both themes, far enough apart that a grid is lively. */
export const palettes: Record<PictureModule, readonly [Palette, ...Palette[]]> = {
  food: [
    make('#FFF1EA', '#FFD5C5', '#FFB9A3', '#FFF9F5', '#C2513B', '#F5B33C'),
    make('#FFF5E6', '#FFDFB8', '#FFC98A', '#FFFAF1', '#B86A25', '#E4573D'),
    make('#FFFAE8', '#FFEDB9', '#FFDE86', '#FFFDF3', '#A97A1E', '#E5632F'),
    make('#FFEFEE', '#FFD3D1', '#FDB3B2', '#FFF8F7', '#B9474E', '#F3A83B'),
    make('#FBF0E6', '#F3D8C0', '#E8BC9A', '#FEF9F4', '#965436', '#DE5138'),
    make('#F6F6E6', '#E6E8BF', '#D0D694', '#FCFDF3', '#73803A', '#E8583C'),
    make('#FFF3EC', '#FBDCD5', '#F2BDB1', '#FFFAF7', '#A3513F', '#6FA35A'),
  ],
  grocery: [
    make('#F0F9EB', '#D3EDC6', '#B2DE9F', '#FAFEF7', '#3F8A3B', '#F2A93B'),
    make('#F8FBE3', '#E6F1B7', '#D0E285', '#FDFEF3', '#6F8A23', '#EE7B3A'),
    make('#EAF8F0', '#C6EBD6', '#9DDBB8', '#F6FDF9', '#2F8560', '#F4B942'),
    make('#F3F6EC', '#DDE6CE', '#C0D1A9', '#FBFCF7', '#5C7A44', '#E58A35'),
    make('#FDFAE5', '#F4EDB5', '#E4DC82', '#FFFDF3', '#857C1F', '#5BA34A'),
    make('#FFF6EA', '#FBE3C2', '#F1CB96', '#FFFBF5', '#9A6A2C', '#58A148'),
    make('#EDF6F6', '#CDE8E4', '#A6D6CE', '#F8FCFC', '#317B74', '#F08A4B'),
  ],
  pharmacy: [
    make('#E8F8F6', '#C1EAE5', '#95D9D2', '#F5FDFC', '#1E7F7B', '#F2837A'),
    make('#E9F6FA', '#C5E6F0', '#9AD2E3', '#F6FCFE', '#2A7A96', '#F4B35E'),
    make('#ECF8F1', '#CBEBDA', '#A3DABD', '#F7FDF9', '#2D7F5C', '#58AEDD'),
    make('#EFF4FA', '#D2E1F0', '#AFC9E2', '#F8FBFE', '#436F9C', '#F08F8A'),
    make('#F0F7EE', '#D6EAD2', '#B5D8B1', '#F9FCF8', '#4A8050', '#2FA39C'),
    make('#FDF3F0', '#F8DDD6', '#EEBFB6', '#FFFAF8', '#A65C55', '#2FA39C'),
    make('#F2F2FB', '#DCDDF3', '#BFC1E6', '#FAFAFE', '#595DA0', '#35B0A7'),
  ],
  ecommerce: [
    make('#F0F1FF', '#D6D9FB', '#B6BBF5', '#FAFAFF', '#4349B0', '#F5A14B'),
    make('#F6F0FD', '#E3D3F7', '#CBB0EE', '#FCF9FF', '#7444AC', '#F7B84B'),
    make('#EEF4FF', '#CFE0FB', '#A8C6F5', '#F8FBFF', '#3565B5', '#F58660'),
    make('#FCF0F6', '#F5D4E4', '#EAB1CC', '#FFF9FC', '#A54278', '#5B7BE8'),
    make('#EFF3F7', '#D5DFE8', '#B5C5D3', '#F9FBFC', '#4A6178', '#F2A03F'),
    make('#FFF5EC', '#FAE0CB', '#F0C5A0', '#FFFBF7', '#98592B', '#5A63D8'),
    make('#EDF8F8', '#CCEBEB', '#A3D9DA', '#F7FDFD', '#2A7C81', '#7A6CE0'),
  ],
  parcel: [
    make('#FFF7E4', '#FFE5AE', '#FFD175', '#FFFCF3', '#A66A0A', '#4E86C9'),
    make('#FFF3E2', '#FDDDB0', '#F7C27A', '#FFFAF3', '#9C5E16', '#3E9A84'),
    make('#FBF4EA', '#EEDCC2', '#DCBF96', '#FEFBF7', '#835C2F', '#E8623F'),
  ],
  rental: [
    make('#EAF5FE', '#C6E3FA', '#98CCF4', '#F7FBFF', '#1F6FAE', '#F5A14B'),
    make('#EEF3FB', '#CFDDF1', '#A8C1E3', '#F8FBFE', '#3A639A', '#F27C55'),
    make('#EAF7F9', '#C5E7EE', '#96D0DC', '#F6FCFD', '#24798B', '#F4B63F'),
  ],
};

export const accents: Record<PictureModule, { main: string; bright: string; dark: string }> = {
  food: { main: '#E2442C', bright: '#FF7A5C', dark: '#A92A17' },
  grocery: { main: '#3C9A3F', bright: '#72C86A', dark: '#276B2C' },
  pharmacy: { main: '#12908A', bright: '#45C2B8', dark: '#0A625F' },
  ecommerce: { main: '#4A50C8', bright: '#8188F2', dark: '#32368F' },
  parcel: { main: '#D9890B', bright: '#FBBF3F', dark: '#935B06' },
  rental: { main: '#1B7FD0', bright: '#5CB4F2', dark: '#11568F' },
};
