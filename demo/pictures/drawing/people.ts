import { n } from './canvas.ts';
import { disc, group, oval, path, rect, round, stroke } from './shapes.ts';

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
export function person(x: number, base: number, size: number, who: Person): string {
  const legs = who.skirt
    ? path('M-17-62H17L24-6H-24Z', who.legs) +
      round(-14, -8, 12, 8, 3, '#3A3330') +
      round(4, -8, 12, 8, 3, '#3A3330')
    : path('M-15-62H15L20-4H8L1-44-8-4H-20Z', who.legs) +
      round(-22, -6, 16, 6, 3, '#3A3330') +
      round(7, -6, 16, 6, 3, '#3A3330');
  const head = who.scarf
    ? path('M-17-106C-19-136 19-136 17-106 18-96 20-90 16-84H-16C-20-90-18-96-17-106', who.scarf) +
      oval(3, -110, 11, 13, who.skin)
    : disc(0, -112, 15, who.skin) +
      path('M-15-110C-19-134 12-138 16-116 8-122-2-122-6-118-9-116-11-112-15-110', who.hair);
  const arm = stroke('M14-88C24-76 24-62 20-50', who.top, 10) + disc(20, -48, 5, who.skin);
  const bag = who.bag
    ? stroke('M14-44C14-56 28-56 28-44', who.bag, 3) +
      path('M8-44H34L37-12H5Z', who.bag) +
      rect(5, -30, 31, 5, '#FFFFFF', 'opacity=".4"')
    : '';
  const balloon = who.balloon
    ? stroke('M20-50C30-90 26-120 30-146', '#8A7A6A', 1.5) +
      oval(30, -166, 17, 21, who.balloon) +
      oval(24, -172, 4, 7, '#FFFFFF', 'opacity=".5"')
    : '';
  return group(
    `translate(${n(x)} ${n(base)}) scale(${who.flip ? -size : size} ${size})`,
    oval(0, 0, 28, 5, '#3A2A20', 'opacity=".22"') +
      balloon +
      legs +
      path('M-18-60C-20-88-14-96 0-96S20-88 18-60Z', who.top) +
      (who.apron ? path('M-12-84H12L15-46H-15Z', who.apron) : '') +
      rect(-5, -100, 10, 9, who.skin) +
      head +
      stroke('M-14-88C-24-76-24-64-20-52', who.top, 10) +
      disc(-20, -50, 5, who.skin) +
      bag +
      arm,
  );
}

/** The rider of a scooter that `drawScooter` draws, in the scooter's own measure. */
export function rider(jacket: string, dark: string): string {
  return (
    path(
      'M228-200H306C330-200 346-190 352-172L372-104H330L312-158H240C222-158 214-196 228-200',
      '#34405A',
    ) +
    path('M326-108H374C392-108 400-98 400-86H326Z', '#2A2420') +
    path('M224-196C212-260 232-332 284-340 318-344 330-310 322-270L306-192Z', jacket) +
    path('M228-214H310L306-192H224Z', dark) +
    stroke('M292-312C318-286 340-276 374-282', jacket, 34) +
    disc(384, -284, 16, '#C98F62') +
    rect(276, -364, 34, 34, '#C98F62') +
    disc(296, -388, 42, '#D9A070') +
    path(
      'M248-384C246-424 272-444 302-442 334-440 350-418 348-392H300L262-372C252-370 248-376 248-384',
      jacket,
    ) +
    path('M300-392H352C358-392 360-386 356-382H308Z', dark) +
    stroke('M318-364Q328-358 334-366', '#7A3B33', 4) +
    disc(326, -378, 4, '#2B211C')
  );
}
