import { footShade } from './air.ts';
import { type Canvas, n } from './canvas.ts';
import { ball, plane, pole } from './lit.ts';
import { disc, group, oval, path, rect, stroke } from './shapes.ts';

export type Person = {
  skin: string;
  hair: string;
  top: string;
  legs: string;
  /** A scarf over the hair, in this colour. */
  scarf?: string;
  apron?: string;
  bag?: string;
  balloon?: string;
  skirt?: boolean;
  flip?: boolean;
};

/** Someone on the pavement, about 130 tall; `x`, `base` is between the feet. */
export function person(canvas: Canvas, x: number, base: number, size: number, who: Person): string {
  const top = ball(canvas, who.top);
  const skin = ball(canvas, who.skin);
  const legs = pole(canvas, who.legs);
  const shoe = ball(canvas, '#4A4048');
  const lower = who.skirt
    ? path('M-17-62H17L24-6Q0 0-24-6Z', legs) + oval(-8, -4, 8, 5, shoe) + oval(10, -4, 8, 5, shoe)
    : path('M-15-62H15L20-6H7L1-44-7-6H-20Z', legs) +
      oval(-15, -4, 9, 5, shoe) +
      oval(15, -4, 9, 5, shoe);
  const head = who.scarf
    ? path(
        'M-19-106C-21-140 21-140 19-106 20-96 24-88 18-80H-18C-24-88-20-96-19-106',
        ball(canvas, who.scarf),
      ) + oval(2, -110, 12, 14, skin)
    : disc(0, -112, 17, skin) +
      path(
        'M-17-110C-22-138 14-142 18-116 9-122-2-122-6-118-9-116-12-112-17-110',
        ball(canvas, who.hair),
      );
  const eyes = stroke('M-3-109v2M8-109v2', '#3A2326', 3);
  const arm = stroke('M15-86C25-76 25-62 21-50', who.top, 11) + disc(21, -48, 6, skin);
  const bag = who.bag
    ? stroke('M14-44C14-56 28-56 28-44', who.bag, 3) +
      path('M8-44H34L37-12H5Z', plane(canvas, who.bag)) +
      rect(5, -30, 31, 5, '#FFFFFF', 'opacity=".4"')
    : '';
  const balloon = who.balloon
    ? stroke('M20-50C30-90 26-120 30-146', '#8A7A6A', 1.5) +
      oval(30, -166, 18, 22, ball(canvas, who.balloon))
    : '';
  return group(
    `translate(${n(x)} ${n(base)}) scale(${who.flip ? -size : size} ${size})`,
    footShade(canvas, 0, 0, 56) +
      balloon +
      lower +
      stroke('M-15-86C-25-76-25-64-21-52', who.top, 11) +
      path('M-19-58C-22-88-15-97 0-97S22-88 19-58Q0-52-19-58Z', top) +
      (who.apron ? path('M-12-84H12L15-46H-15Z', plane(canvas, who.apron)) : '') +
      head +
      eyes +
      disc(-21, -50, 6, skin) +
      bag +
      arm,
  );
}

/** The rider of a scooter that `drawScooter` draws, in the scooter's own measure. */
export function rider(canvas: Canvas, jacket: string, dark: string): string {
  const cloth = ball(canvas, jacket);
  const skin = ball(canvas, '#D9A070');
  return (
    path(
      'M228-200H306C330-200 346-190 352-172L372-104H330L312-158H240C222-158 214-196 228-200',
      ball(canvas, '#3F4C6B'),
    ) +
    path('M326-108H374C392-108 400-98 400-86H326Z', ball(canvas, '#3A3236')) +
    path('M224-196C212-260 232-332 284-340 318-344 330-310 322-270L306-192Z', cloth) +
    path('M228-214H310L306-192H224Z', ball(canvas, dark)) +
    stroke('M292-312C318-286 340-276 374-282', jacket, 34) +
    disc(384, -284, 18, skin) +
    disc(296, -384, 44, skin) +
    path(
      'M248-384C246-424 272-444 302-442 334-440 350-418 348-392H300L262-372C252-370 248-376 248-384',
      cloth,
    ) +
    path('M300-392H352C358-392 360-386 356-382H308Z', dark) +
    stroke('M318-364Q328-358 334-366', '#7A3B33', 4) +
    disc(326, -378, 4, '#2B211C')
  );
}
