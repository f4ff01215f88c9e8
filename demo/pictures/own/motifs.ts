import { dot, ellipse, filled, type Motif, roundRect } from './shapes.ts';

/** Marks of about eight units that tell what a container holds, without words. */

const at =
  (inner: string): Motif =>
  (x, y) =>
    `<g transform="translate(${x} ${y})">${inner}</g>`;

export const cross = (fill: string) =>
  at(roundRect(-1.2, -3.6, 2.4, 7.2, 0.5, fill) + roundRect(-3.6, -1.2, 7.2, 2.4, 0.5, fill));
export const drop = (fill: string) =>
  at(filled(fill, 'M0-4.4c2 2.6 3.2 4 3.2 5.7a3.2 3.2 0 0 1-6.4 0C-3.2-.4-2-1.8 0-4.4'));
export const leaf = (fill: string) =>
  at(filled(fill, 'M-4 3.2C-4.6-2-1-4.2 4.2-4 4.4.8 2 4.4-2.2 3l-1 1.2z'));
export const capsule = (left: string, right: string) =>
  at(
    `<g transform="rotate(-35)">${filled(left, 'M0-1.9h-2.4a1.9 1.9 0 0 0 0 3.8H0z')}${filled(right, 'M0-1.9h2.4a1.9 1.9 0 0 1 0 3.8H0z')}</g>`,
  );
export const sun = (fill: string) =>
  at(
    dot(0, 0, 2.1, fill) +
      `<path stroke="${fill}" stroke-width="1" stroke-linecap="round" d="M0-3.3v-.9M0 3.3v.9M-3.3 0h-.9M3.3 0h.9M-2.3-2.3l-.7-.7M2.3-2.3l.7-.7M-2.3 2.3l-.7.7M2.3 2.3l.7.7"/>`,
  );
export const citrus = (skin: string, flesh: string) =>
  at(
    dot(0, 0, 3.8, skin) +
      dot(0, 0, 3, flesh) +
      `<path stroke="${skin}" stroke-width=".7" d="M0-3v6M-2.6-1.5l5.2 3M-2.6 1.5l5.2-3"/>`,
  );
export const heart = (fill: string) =>
  at(
    filled(
      fill,
      'M0 3.6C-3 1.6-4.2.2-4.2-1.4A2.2 2.2 0 0 1 0-2.3a2.2 2.2 0 0 1 4.2.9C4.2.2 3 1.6 0 3.6',
    ),
  );
export const waves = (fill: string) =>
  at(
    `<path stroke="${fill}" stroke-width="1.3" fill="none" stroke-linecap="round" d="M-4-1.5c1.3-1.4 2.7-1.4 4 0s2.7 1.4 4 0M-4 1.8c1.3-1.4 2.7-1.4 4 0s2.7 1.4 4 0"/>`,
  );
export const bean = (fill: string) =>
  at(
    `<g transform="rotate(-30)">${ellipse(0, 0, 2.6, 3.9, fill)}<path stroke="#FFFFFFA0" stroke-width=".8" fill="none" d="M0-3.7c-1.4 2 1.4 5 0 7.4"/></g>`,
  );
export const wheat = (fill: string) =>
  at(
    filled(
      fill,
      'M-.5 4.5h1V1C3 .8 4 0 4-1.6 2.5-1.6 1-1 .5.2V-1C3-1.2 4-2 4-3.6 1.8-3.6.5-2.8 0-1-.5-2.8-1.8-3.6-4-3.6-4-2-3-1.2-.5-1V.2C-1-1-2.5-1.6-4-1.6-4 0-3 .8-.5 1z',
    ),
  );
export const tooth = (fill: string) =>
  at(
    filled(
      fill,
      'M-3.5-2.2C-3.5-4.4-1.2-4 0-3.4 1.2-4 3.5-4.4 3.5-2.2 3.5 0 2.6 4 1.6 4 .7 4 .9 1.4 0 1.4S-.7 4-1.6 4C-2.6 4-3.5 0-3.5-2.2',
    ),
  );
export const bubbles = (fill: string) =>
  at(
    dot(-1.6, 1.2, 2.4, fill) +
      dot(2.2, -1.2, 1.8, fill) +
      dot(-1.4, -2.6, 1.1, fill) +
      dot(2, 2.6, 1, fill),
  );
export const fish = (fill: string) =>
  at(filled(fill, 'M-4.4 0C-2.6-2.7.6-2.9 2.4-.6L4.4-2.4v4.8L2.4.6C.6 2.9-2.6 2.7-4.4 0'));
export const berry = (fill: string) =>
  at(
    filled(fill, 'M0 4C-2.6 2.8-3.8.6-3.6-1.6-2.4-2.8 2.4-2.8 3.6-1.6 3.8.6 2.6 2.8 0 4') +
      filled('#4CA64F', 'M-3-2.2-1-2.4 0-4.4l1 2 2 .2C2-.9-2-.9-3-2.2'),
  );
export const star = (fill: string) =>
  at(filled(fill, 'M0-4 1.2-1.3 4-1 1.9.9 2.5 3.7 0 2.3-2.5 3.7-1.9.9-4-1l2.8-.3z'));
export const flower = (petal: string, heartFill: string) =>
  at(
    [0, 72, 144, 216, 288]
      .map(
        (turn) =>
          `<ellipse cy="-2.3" rx="1.5" ry="2" fill="${petal}" transform="rotate(${turn})"/>`,
      )
      .join('') + dot(0, 0, 1.2, heartFill),
  );
export const bolt = (fill: string) => at(filled(fill, 'M.8-4.6-3.2.8h2.6L-1 4.6 3.2-1H.4z'));
export const face = (fill: string) =>
  at(
    dot(0, 0, 3.8, fill) +
      dot(-1.3, -0.6, 0.5, '#5A3A2E') +
      dot(1.3, -0.6, 0.5, '#5A3A2E') +
      '<path d="M-1.3 1.1c.8.9 1.8.9 2.6 0" stroke="#5A3A2E" stroke-width=".6" fill="none" stroke-linecap="round"/>',
  );
export const peas = (fill: string) =>
  at(
    [
      [-1.9, 1.6],
      [1.9, 1.6],
      [0, -1.6],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 1.9, fill) + dot(x - 0.5, y - 0.6, 0.5, '#FFFFFF80'))
      .join(''),
  );
export const tomato = (fill: string) =>
  at(
    dot(0, 0.5, 3.5, fill) +
      filled('#4CA64F', 'M-2.2-2.6-.5-2.5 0-4.4.5-2.5 2.2-2.6 1-1.5H-1z') +
      dot(-1.3, -0.4, 0.7, '#FFFFFF80'),
  );
export const coconut = (shell: string) =>
  at(dot(0, 0, 3.9, shell) + dot(0.3, -0.2, 3, '#FFFDF6') + dot(0.5, 0, 1.9, '#E9EEF0'));
export const corn = (grain: string, leaf: string) =>
  at(
    ellipse(0, -0.6, 1.9, 3.9, grain) +
      filled(
        leaf,
        'M-.2 4.2C-3.6 3-3.4-.6-2.6-1.6-2 .4-1 2-.2 4.2M.2 4.2C3.6 3 3.4-.6 2.6-1.6 2 .4 1 2 .2 4.2',
      ),
  );
export const carrot = (fill: string, leaf: string) =>
  at(
    filled(fill, 'M-1.9-1.4h3.8C1.9 1 .9 3 0 4.4-.9 3-1.9 1-1.9-1.4') +
      filled(leaf, 'M-1.6-1.6-2.4-4.2-.6-3 0-4.8.6-3 2.4-4.2 1.6-1.6z'),
  );
export const tubes = (fill: string) =>
  at(
    [-2.4, 0, 2.4]
      .map((y) => `<g transform="rotate(-24)">${roundRect(-3.6, y - 0.8, 7.2, 1.6, 0.8, fill)}</g>`)
      .join(''),
  );
export const binBag = (fill: string) =>
  at(
    filled(
      fill,
      'M-1-2.6C-2-3.4-1.6-4.4-.6-4.2L0-3.6.6-4.2C1.6-4.4 2-3.4 1-2.6 3.6-1 4 4 2.4 4.2H-2.4C-4 4-3.6-1-1-2.6',
    ),
  );
