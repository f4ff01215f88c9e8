import { dot, ellipse, filled, roundRect } from './shapes.ts';

const line = (stroke: string, width: number, d: string) =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
const turned = (angle: number, inner: string) =>
  `<g transform="rotate(${angle} 16 16)">${inner}</g>`;
const grid = (xs: number[], ys: number[], draw: (x: number, y: number) => string) =>
  ys.flatMap((y) => xs.map((x) => draw(x, y))).join('');

export const things: Record<string, string> = {
  'blister-pack': turned(
    -14,
    roundRect(4, 5, 24, 22, 2.5, '#C9D3DC') +
      roundRect(4, 5, 24, 11, 2.5, '#DCE4EA') +
      grid(
        [9.5, 16, 22.5],
        [11, 21],
        (x, y) =>
          ellipse(x, y, 2.7, 3.4, '#9FB0BD') +
          ellipse(x, y - 0.4, 2.3, 3, '#F8585F') +
          ellipse(x - 0.7, y - 1.5, 0.7, 1, '#FFB3B6'),
      ),
  ),
  lozenges:
    roundRect(4, 8, 24, 19, 4, '#2E9E6B') +
    roundRect(4, 8, 24, 6, 3, '#237D54') +
    roundRect(7, 11.5, 18, 12.5, 2, '#E9F8EF') +
    grid(
      [11.5, 20.5],
      [15.2, 20.4],
      (x, y) =>
        dot(x, y, 2.2, y > 18 ? '#F9C23C' : '#F2803A') + dot(x - 0.6, y - 0.6, 0.7, '#FFFFFF90'),
    ),
  inhaler:
    filled(
      '#3C8DDE',
      'M8 5a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v15h6a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2H13a5 5 0 0 1-5-5z',
    ) +
    filled('#2B6FB5', 'M16.5 3H18a2 2 0 0 1 2 2v15h6a2 2 0 0 1 2 2v2H16.5z') +
    roundRect(10.5, 1, 7, 5, 1.5, '#C6D2DC') +
    roundRect(22, 21.5, 6.5, 8, 1.6, '#8FC1F2') +
    roundRect(10, 9, 5, 8, 1, '#FFFFFF'),
  'face-mask':
    line('#B9CFDA', 1.4, 'M7 12C1 11 0 20 7 21M25 12c6-1 7 8 0 9') +
    filled('#8CCBE8', 'M6 10.5c4 0 6.5-3 10-3s6 3 10 3v8.5c0 4-5 7-10 7s-10-3-10-7z') +
    filled('#69B3D6', 'M16 7.5c3.5 0 6 3 10 3v8.5c0 4-5 7-10 7z') +
    line(
      '#FFFFFF99',
      1,
      'M8 14.5c5 1.5 11 1.5 16 0M8 18c5 1.5 11 1.5 16 0M9.5 21.5c4 1.4 9 1.4 13 0',
    ),
  'first-aid-kit':
    filled('#8C1F2B', 'M11 8V5.5A2.5 2.5 0 0 1 13.5 3h5A2.5 2.5 0 0 1 21 5.5V8h-2.5V5.5h-5V8z') +
    roundRect(3, 7, 26, 21, 4, '#E23B4A') +
    filled('#C42C3B', 'M3 20h26v4a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4z') +
    dot(16, 17, 6.8, '#FFFFFF') +
    roundRect(14.4, 12.6, 3.2, 8.8, 0.6, '#E23B4A') +
    roundRect(11.6, 15.4, 8.8, 3.2, 0.6, '#E23B4A'),
  'bandage-roll':
    roundRect(12, 8, 18, 16, 1.5, '#EFE6D6') +
    line('#D8CBB4', 0.8, 'M16 8v16M20 8v16M24 8v16M27.5 8v16') +
    ellipse(11.5, 16, 8.5, 9.5, '#FBF5EA') +
    ellipse(11.5, 16, 6, 6.8, '#E6DAC5') +
    ellipse(11.5, 16, 4, 4.6, '#FBF5EA') +
    ellipse(11.5, 16, 2, 2.4, '#C8B999'),
  'pressure-monitor':
    line('#54626F', 1.6, 'M22 18c5 0 7 3 6 9') +
    roundRect(2.5, 5, 21, 20, 3.5, '#F1F5F7') +
    roundRect(18, 5, 5.5, 20, 3.5, '#D8E1E7') +
    roundRect(5, 8, 13, 11, 1.5, '#2F7F7C') +
    line('#BFF3E6', 1.4, 'M6.5 14h2.2l1.3-3 2 5.5 1.5-2.5h3') +
    dot(8, 22, 1.5, '#E45A5A') +
    dot(13, 22, 1.5, '#9AA8B4') +
    dot(20.7, 11, 1.2, '#9AA8B4') +
    dot(20.7, 15.5, 1.2, '#9AA8B4') +
    ellipse(27.8, 27.5, 2.8, 3.5, '#39434D'),
  'glucose-meter':
    roundRect(13.5, 22, 5, 9, 0.8, '#F6F1E3') +
    roundRect(13.5, 28, 5, 3, 0.8, '#D94B57') +
    filled('#2C9BA3', 'M8 6a5 5 0 0 1 5-5h6a5 5 0 0 1 5 5v13c0 4-2.5 7-5 7h-6c-2.5 0-5-3-5-7z') +
    filled('#00000018', 'M20 1.1A5 5 0 0 1 24 6v13c0 4-2.5 7-5 7h-2c2.5-1.5 3-4 3-7z') +
    roundRect(10.5, 4.5, 11, 10, 1.5, '#DFF3EE') +
    line('#1C5F65', 1.3, 'M13 7v5M16 7h3v2.5h-2.5V12H19') +
    dot(16, 19.5, 2.4, '#F4FBFA'),
  'test-strip': turned(
    28,
    roundRect(11, 1.5, 10, 29, 4, '#FAFCFD') +
      roundRect(17.5, 1.5, 3.5, 29, 3, '#DFE8ED') +
      roundRect(13.6, 6, 4.8, 11, 1.4, '#D5E3EA') +
      roundRect(13.6, 8.5, 4.8, 1.5, 0, '#D94B74') +
      roundRect(13.6, 12.6, 4.8, 1.5, 0, '#D94B74') +
      ellipse(16, 23.5, 2.4, 3, '#B9CCD7'),
  ),
  'diaper-pack':
    filled(
      '#57B8E0',
      'M5 8c0-2.5 1.5-4 4-4h14c2.5 0 4 1.5 4 4v18c0 2.8-1.5 4-4 4H9c-2.5 0-4-1.2-4-4z',
    ) +
    filled('#00000014', 'M22 4h1c2.5 0 4 1.5 4 4v18c0 2.8-1.5 4-4 4h-2z') +
    filled('#2E93C2', 'M11 4c0-3.5 10-3.5 10 0h-2.2c-.6-1.5-5-1.5-5.6 0z') +
    filled('#FFFFFF', 'M8.5 13h15v2.5c-3.5 0-4.5 2-4.5 6h-6c0-4-1-6-4.5-6z') +
    roundRect(8.5, 13, 15, 2.6, 0.8, '#FFD766') +
    dot(12, 26, 1, '#BFE6F6') +
    dot(16, 26, 1, '#BFE6F6') +
    dot(20, 26, 1, '#BFE6F6'),
  'tissue-box':
    filled('#FFFFFF', 'M10 13C9 9 12 9 12.5 4c3 1 4.5 3 7 2.5C18.5 9 21 10 22 13z') +
    filled('#DCE5EC', 'M16 13c1.5-2 2-4 3.5-6.5C18.5 9 21 10 22 13z') +
    roundRect(3, 12, 26, 17, 3, '#7FA9EE') +
    filled('#5F8BD8', 'M23 12h3a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3h-3z') +
    ellipse(16, 13, 7.5, 1.6, '#3F69B2') +
    filled('#FFFFFF', 'M10 13.2c1.5-3 2-4 2.5-5.7 2.5 1.5 7 .5 8 2.5l1.5 3.2z') +
    dot(9, 21, 2, '#FFFFFF70') +
    dot(15, 24, 2.6, '#FFFFFF70') +
    dot(20, 19.5, 1.6, '#FFFFFF70'),
  'tablet-computer':
    roundRect(4, 2, 24, 28, 3, '#39424E') +
    roundRect(6, 4, 20, 24, 1.5, '#7FD0F2') +
    filled('#4D8FE0', 'M6 20c5-5 9 1 20-6v12.5a1.5 1.5 0 0 1-1.5 1.5h-17A1.5 1.5 0 0 1 6 26.5z') +
    dot(20.5, 9.5, 2.6, '#FFE08A') +
    filled('#FFFFFF30', 'M6 4h11L6 18z'),
  'power-bank':
    roundRect(8, 3, 16, 27, 3.5, '#5B63D6') +
    roundRect(19, 3, 5, 27, 3.5, '#4750B5') +
    roundRect(13.5, 1.6, 5, 3, 0.6, '#B9C3CC') +
    filled('#FFE08A', 'M17 9l-5 8h3.5l-1 6 5.5-8.5h-3.8z') +
    dot(13, 26.5, 0.8, '#9FF0B5') +
    dot(16, 26.5, 0.8, '#9FF0B5') +
    dot(19, 26.5, 0.8, '#8089E8'),
  earbuds:
    filled('#F4F6F8', 'M4 19h24v5a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6z') +
    filled('#D4DBE1', 'M22 19h6v5a6 6 0 0 1-6 6h-2c1.6-1.5 2-4 2-6z') +
    roundRect(4, 17.5, 24, 3, 1, '#C2CBD3') +
    dot(16, 25, 1, '#67C587') +
    filled(
      '#FFFFFF',
      'M6 6.5A4.5 4.5 0 0 1 15 6.5c0 2-1.2 3-1.5 4.5l-.8 5.5h-2.6L9.5 11C7.5 10.5 6 8.8 6 6.5M26 6.5a4.5 4.5 0 0 0-9 0c0 2 1.2 3 1.5 4.5l.8 5.5h2.6l.6-5.5c2-.5 3.5-2.2 3.5-4.5',
    ) +
    ellipse(8.6, 6.6, 1.4, 2.2, '#4A545F') +
    ellipse(23.4, 6.6, 1.4, 2.2, '#4A545F'),
  'smart-speaker':
    roundRect(7, 4, 18, 27, 7, '#59616C') +
    filled('#434A54', 'M20 4.2c3 .5 5 3 5 6.8v13c0 4-3 7-7 7 2-2 2.5-5 2.5-8z') +
    ellipse(16, 7, 8, 3.6, '#2E343C') +
    `<ellipse cx="16" cy="7" rx="6" ry="2.4" fill="none" stroke="#62D6F2" stroke-width="1"/>` +
    grid([11, 14.3, 17.7, 21], [15, 18.5, 22, 25.5], (x, y) => dot(x, y, 0.7, '#FFFFFF38')),
  perfume:
    roundRect(12.5, 1, 7, 6.5, 1.5, '#3B2E5A') +
    roundRect(13.5, 7, 5, 3, 0, '#E2BE62') +
    roundRect(6, 9.5, 20, 21, 4, '#F6B7CE') +
    filled('#F08FB2', 'M6 17c6 2.5 13-2 20 0v9.5a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4z') +
    roundRect(21, 9.5, 5, 21, 4, '#00000012') +
    roundRect(11, 17, 10, 7.5, 1, '#FFF3F7') +
    line('#C75A86', 1, 'M13.5 19.7h5M13.5 21.9h5') +
    roundRect(8, 12, 1.6, 7, 0.8, '#FFFFFF80'),
  'electric-kettle':
    line('#39424E', 2.6, 'M22 10c5.5-1 7.5 3 6 8-.8 2.6-2.5 4-4.5 4.5') +
    filled('#D8DFE6', 'M9 8h13l2.5 20H6.5L8 14 3.5 10.5 5 9z') +
    filled('#B4BEC8', 'M18.5 8H22l2.5 20h-6z') +
    filled('#39424E', 'M9.5 8c0-3 2.5-4.5 6-4.5S21.5 5 21.5 8z') +
    dot(15.5, 3, 1.4, '#39424E') +
    roundRect(5.5, 27.5, 20, 3.5, 1.5, '#39424E') +
    roundRect(10.6, 12, 2.4, 12, 1.2, '#8ED0F0'),
  blender:
    filled('#C9E8F3', 'M8.5 4.5h15L21.5 20h-11z') +
    filled('#F07F9B', 'M9.5 12c4-1.5 8 1.5 13 0l-1 8h-11z') +
    filled('#FFFFFF60', 'M10.2 6h2.2l1 12h-1.9z') +
    roundRect(7.5, 2, 17, 3.2, 1.4, '#3E4651') +
    filled('#E64E4E', 'M10 20h12l2.5 9a1.5 1.5 0 0 1-1.5 2H9a1.5 1.5 0 0 1-1.5-2z') +
    filled('#C33A3A', 'M18.5 20H22l2.5 9a1.5 1.5 0 0 1-1.5 2h-4z') +
    dot(16, 25.6, 2, '#FFE9E4') +
    line('#B3D5E2', 2, 'M23 7h3.5v7l-3.5 2'),
  calzone:
    filled(
      '#C97A2B',
      'M2.5 19C3.5 10.5 9 6 16 6s12.5 4.5 13.5 13c.3 3-2 5-5 5h-17c-3 0-5.3-2-5-5',
    ) +
    filled('#EBA94E', 'M4.5 18C6 11.5 10.5 8 16 8s10 3.5 11.5 10c.3 2-1 3-3 3h-17c-2 0-3.3-1-3-3') +
    line(
      '#C97A2B',
      1.4,
      'M3.5 20.5c1.5 2 3 2 4 0 1.2 2 3 2 4.2 0 1.3 2 3 2 4.3 0 1.3 2 3 2 4.3 0 1.2 2 3 2 4.2 0 1 2 2.5 2 4 0',
    ) +
    filled('#D94B36', 'M11 12.5c2-.8 3 .2 2.5 1.6s-3 1-2.5-1.6') +
    ellipse(19.5, 12.5, 1.7, 1.1, '#FFF0B8') +
    filled('#4B9A47', 'M15.5 10.5c1.5-1.5 3-.5 3.2.3-1 .8-2.3.7-3.2-.3') +
    ellipse(23, 16.5, 1.5, 1, '#D94B36') +
    ellipse(9, 16.5, 1.4, 0.9, '#FFF0B8'),
  kebab: turned(
    38,
    roundRect(15.3, 0, 1.4, 32, 0.7, '#B98A55') +
      roundRect(10.5, 4, 11, 5.5, 2.6, '#8C4524') +
      roundRect(11, 10, 10, 3, 1.4, '#E4453A') +
      roundRect(10.5, 13.5, 11, 5.5, 2.6, '#9C5029') +
      roundRect(11, 19.5, 10, 2.8, 1.4, '#58A64B') +
      roundRect(10.5, 22.8, 11, 5.2, 2.6, '#8C4524') +
      line(
        '#5E2C16',
        1,
        'M12.5 5.5l2.5 2.5M17 5.5l2.5 2.5M12.5 15l2.5 2.5M17 15l2.5 2.5M12.5 24.2l2.5 2.5M17 24.2l2.5 2.5',
      ),
  ),
  'iced-coffee':
    line('#E4573D', 1.5, 'M18 8l2-7') +
    filled('#E8EEF0', 'M7.5 8h17L22.5 29a2 2 0 0 1-2 2h-9a2 2 0 0 1-2-2z') +
    filled('#7A4A2B', 'M8.6 14h14.8L22 27.5a2 2 0 0 1-2 1.8h-8a2 2 0 0 1-2-1.8z') +
    filled('#B98457', 'M8.3 11h15.4l-.5 5c-4 2.5-9-1-14.4 1.2z') +
    `<g fill="#FFFFFFB0">${roundRect(11, 13, 4, 4, 0.8, '#FFFFFF90')}<path d="M17 16.5l3.6-1.4 1.3 3.6-3.6 1.3z" fill="#FFFFFF80"/></g>` +
    roundRect(6.5, 6.5, 19, 2.6, 1.2, '#FFFFFF') +
    filled('#00000012', 'M20.5 9h4L22.5 29a2 2 0 0 1-2 2h-2z'),
  'milk-carton':
    filled('#DCE6EE', 'M11 2h10v4H11z') +
    filled('#BBD3E6', 'M11 5.5h10l4 6.5H7z') +
    roundRect(7, 12, 18, 19, 1, '#F7FAFC') +
    filled('#D6E1EA', 'M20 12h5v18a1 1 0 0 1-1 1h-4z') +
    filled('#3E8FDB', 'M7 21c5-4 10 3 18-1.5V30a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1z') +
    dot(14, 17.5, 1.7, '#3E8FDB') +
    roundRect(11, 1.5, 10, 2, 0.6, '#9DBBD3'),
  'yogurt-cup':
    filled('#F8FAFC', 'M7.5 9h17l-2.3 20a2 2 0 0 1-2 2h-8.4a2 2 0 0 1-2-2z') +
    filled('#F5A9BE', 'M8.4 16h15.2l-1.1 9.5h-13z') +
    filled('#00000012', 'M20 9h4.5l-2.3 20a2 2 0 0 1-2 2h-2z') +
    roundRect(6, 6.5, 20, 3.4, 1.4, '#E0E7ED') +
    filled('#E4455C', 'M16 24.5c-2-1-3-2.5-2.8-4.3 1-1 4.6-1 5.6 0 .2 1.8-.8 3.3-2.8 4.3') +
    filled('#4CA64F', 'M13.6 19.7l1.6-.2.8-1.5.8 1.5 1.6.2c-.8 1-4 1-4.8 0'),
  'minced-meat':
    filled('#23282E', 'M3 14h26l-2.5 12a2.5 2.5 0 0 1-2.5 2H8a2.5 2.5 0 0 1-2.5-2z') +
    roundRect(2, 12.5, 28, 3, 1.5, '#3A424B') +
    filled(
      '#D9534A',
      'M5 13c0-2.5 2-3.5 3.5-3C9 7.5 12 6.5 14 8c1.5-2 5-2 6 0 2-1 4.5 0 4.5 2.3 1.5 0 2.5 1 2.5 2.7z',
    ) +
    line(
      '#F08F80',
      1.2,
      'M8.5 12c.5-1.3 2-1.5 3-.6M14 10.5c1-1.4 2.8-1.2 3.5 0M20 12c.6-1.2 2.2-1.2 3-.2M11.5 9.3c.7-.6 1.5-.6 2 0',
    ) +
    roundRect(10, 18.5, 12, 6.5, 1, '#FFF6E8') +
    roundRect(12, 20.5, 8, 1.2, 0.6, '#D9534A') +
    roundRect(12, 22.6, 5, 1, 0.5, '#C9BBA3'),
};
