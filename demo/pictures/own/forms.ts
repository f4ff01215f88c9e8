import { dot, ellipse, filled, roundRect } from './shapes.ts';

const line = (stroke: string, width: number, d: string) =>
  `<path d="${d}" stroke="${stroke}" stroke-width="${width}" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Goods that have no sign of their own in the set, by the icon of their kind. */
export const forms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'electric-plug': {
    'ware-power-strip':
      line('#4A525C', 1.6, 'M3 8C1 3 8 1 12 5') +
      `<g transform="rotate(24 16 18)">${roundRect(-1, 12, 34, 12, 3, '#F2F4F6')}${[4, 10, 16, 22]
        .map(
          (x) =>
            dot(x, 18, 2.5, '#C2CBD3') +
            dot(x - 0.9, 18, 0.5, '#3A3F46') +
            dot(x + 0.9, 18, 0.5, '#3A3F46'),
        )
        .join('')}${roundRect(26, 15.4, 4, 5.2, 1.2, '#E5483F')}</g>`,
  },
  basketball: {
    'ware-hoop':
      roundRect(3, 2, 26, 18, 2, '#F4F6F8') +
      line('#E5483F', 1.2, 'M11 7h10v8H11z') +
      line(
        '#F4F0E6',
        0.9,
        'M9.6 20 13 30M14 20.6l1 9.4M18 20.6 17 30M22.4 20 19 30M10.4 24h11.2M11.6 27h8.8',
      ) +
      ellipse(16, 19.4, 7.6, 2.2, '#E8702A') +
      ellipse(16, 19.2, 5.8, 1.3, '#3A2A22'),
  },
  'gem-stone': {
    'ware-pearls':
      dot(10, 17, 7, '#F4EEE4') +
      dot(22, 20, 7, '#F4EEE4') +
      roundRect(9, 7, 2, 4, 0.8, '#E2B23F') +
      roundRect(21, 10, 2, 4, 0.8, '#E2B23F') +
      ellipse(7.8, 14.4, 2, 1.4, '#FFFFFF') +
      ellipse(19.8, 17.4, 2, 1.4, '#FFFFFF'),
  },
  television: {
    'ware-television-flat':
      filled('#59616C', 'M11 24h10l2 5H9z') +
      roundRect(1, 5, 30, 19.6, 1.4, '#22262B') +
      roundRect(2.2, 6.2, 27.6, 17, 0.6, '#5FB5E0') +
      filled('#3F8F6A', 'M2.2 18c7-6 12 2 27.6-5v10.2H2.2z') +
      dot(23, 10.6, 2.4, '#FFE08A') +
      roundRect(8, 28, 16, 1.8, 0.8, '#39424E'),
    'ware-television-oled':
      roundRect(0.6, 3, 30.8, 22, 0.8, '#14161A') +
      roundRect(1.4, 3.8, 29.2, 20.4, 0.4, '#3A2A6E') +
      filled('#E0508A', 'M1.4 24.2C8 10 14 24 22 12s7 0 8.6-4v16.2z') +
      filled('#F2A03C', 'M1.4 24.2C10 17 18 25 30.6 15v9.2z') +
      roundRect(14, 24.6, 4, 3.4, 0.4, '#2A2D33') +
      roundRect(5, 27, 22, 2.2, 1, '#2A2D33'),
  },
  wastebasket: {
    'ware-bin-pedal':
      roundRect(7, 7, 18, 22, 2.4, '#B9C2CA') +
      filled('#8F9BA5', 'M7 8C7 3 25 3 25 8v1.6H7z') +
      roundRect(20, 10, 5, 19, 2, '#00000018') +
      roundRect(9.4, 11, 1.8, 15, 0.9, '#FFFFFF77') +
      roundRect(6.4, 28, 19.2, 2.6, 1, '#39424E') +
      roundRect(12.4, 28.8, 7.2, 2.8, 1, '#59616C'),
  },
  stopwatch: {
    'ware-oximeter': `<g transform="rotate(-24 16 16)">${roundRect(4, 9, 25, 6, 2.6, '#3F72B5')}${roundRect(4, 16, 25, 7.4, 2.6, '#E6EEF4')}${roundRect(9, 9.8, 11, 4.4, 0.8, '#12202E')}${line('#FF6A5A', 0.8, 'M10 12.2h2l.8-1.4 1.2 2.6 1-1.6h1.6')}${dot(24.4, 12, 1.2, '#9CC9E4')}${ellipse(6, 15.8, 3, 1.6, '#1F2A36')}</g>`,
    'ware-pill-box':
      roundRect(1.6, 9, 28.8, 14, 2.6, '#4FA9C9') +
      [3, 7, 11, 15, 19, 23, 27]
        .map((x) => roundRect(x - 0.8, 10.4, 3.4, 11, 0.8, '#E6F5FA'))
        .join('') +
      [3, 7, 15, 23, 27]
        .map((x, index) => ellipse(x + 0.9, 17, 1.1, 1.4, index % 2 ? '#F2A03C' : '#E5587A'))
        .join(''),
  },
  'baby-bottle': {
    'ware-milk-bag':
      filled('#DDEAF4', 'M7 3h18l2 5v20a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V8z') +
      filled('#FBF6EA', 'M6.4 15h19.2v12a1.6 1.6 0 0 1-1.6 1.6H8a1.6 1.6 0 0 1-1.6-1.6z') +
      roundRect(6, 6.6, 20, 1.8, 0.9, '#8FB8E0') +
      line('#C79A9A', 0.9, 'M9 18h4M9 21h6M9 24h4'),
  },
  'bandage-roll': {
    'ware-gauze':
      roundRect(5, 14, 22, 12, 2, '#E4EAEC') +
      roundRect(6, 10, 22, 12, 2, '#F2F5F6') +
      roundRect(4.6, 6.6, 22, 12, 2, '#FCFDFD') +
      line(
        '#D5DEE2',
        0.5,
        'M8 7.4v10.4M12 7.4v10.4M16 7.4v10.4M20 7.4v10.4M24 7.4v10.4M5.4 10h20.4M5.4 13h20.4M5.4 16h20.4',
      ),
  },
  tooth: {
    'ware-floss':
      roundRect(6, 8, 20, 21, 4.6, '#4FB6C9') +
      roundRect(7, 3, 18, 9, 3.4, '#F4FAFB') +
      dot(16, 19, 6.4, '#F4FAFB') +
      line('#4FB6C9', 1.1, 'M16 19m-3.6 0a3.6 3.6 0 1 1 3.6 3.6') +
      line('#DDF3F6', 1.1, 'M24 7c4-1 5 3 3.4 6.6'),
  },
};
