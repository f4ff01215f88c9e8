import { type Canvas, n } from '../drawing/canvas.ts';
import { ball, plane, pole } from '../drawing/lit.ts';
import { disc, group, oval, path, round, stroke } from '../drawing/shapes.ts';
import type { Painted } from './drawCar.ts';
import { wheelAt } from './drawWheel.ts';
import { vehicleColours } from './look.ts';

const dark = '#2A3038';
const steel = '#B9C3CC';

/** A motorbike standing at 0, facing right. */
export function drawMotorbike(canvas: Canvas, look: Painted): string {
  const [own, lit, dim] = vehicleColours[look.colour];
  const paint = ball(canvas, own);
  const shaded = ball(canvas, dim);
  const black = ball(canvas, '#39424C');
  const metal = plane(canvas, '#B9C3CC');
  const wheel = (x: number) => wheelAt(canvas, x, 76, look.wheels);
  const rack =
    look.trim === 'rack'
      ? round(96, -258, 84, 62, 12, black) + round(96, -240, 84, 8, 3, steel)
      : '';
  return (
    stroke('M190-76 300-118', '#59636E', 16) +
    wheel(172) +
    wheel(484) +
    stroke('M484-76 420-218', steel, 14) +
    stroke('M484-76 452-148', '#59636E', 20) +
    path('M420-122C440-176 520-180 556-128 530-156 462-158 436-112Z', paint) +
    path('M106-152C130-184 200-184 236-146L222-138C196-160 150-166 118-142Z', shaded) +
    path('M262-190 414-196 402-152 372-92C350-74 300-72 276-92Z', black) +
    round(286, -166, 92, 84, 16, metal) +
    stroke('M292-148H372M292-132H372M292-116H372', '#8D99A4', 7) +
    disc(330, -96, 26, ball(canvas, '#8D99A4')) +
    disc(330, -96, 15, ball(canvas, steel)) +
    stroke('M356-104C372-76 330-62 280-62H128', '#8D99A4', 16) +
    stroke('M220-62H110', '#DCE3E8', 22) +
    path('M132-238C180-250 240-226 292-220L288-190C240-184 190-196 150-216Z', black) +
    path('M116-246C140-256 170-246 196-236L180-208C160-212 134-226 116-246Z', paint) +
    round(104, -246, 18, 12, 5, ball(canvas, '#E23B3B')) +
    path('M276-224C296-262 372-268 412-230L398-188C354-176 306-180 276-196Z', paint) +
    path('M292-228C310-252 362-256 394-234 360-240 322-240 292-228', lit) +
    (look.trim === 'stripe'
      ? path('M286-204C330-190 370-194 406-206L402-196C366-184 326-182 284-194Z', '#FFF3DC')
      : '') +
    (look.trim === 'two-tone'
      ? path('M276-206C316-190 366-190 406-210L398-188C354-176 306-180 276-196Z', '#F4F6F8')
      : '') +
    path(
      'M408-236C424-256 452-252 460-232L448-192C432-184 416-190 410-204Z',
      look.trim === 'chrome' ? steel : paint,
    ) +
    oval(452, -216, 14, 20, ball(canvas, '#FFEFC0')) +
    path('M408-240C416-272 428-286 446-290L456-244Z', '#BFE0EE', 'opacity=".8"') +
    stroke('M420-236 398-268H368', dark, 9) +
    round(356, -275, 30, 14, 7, '#15181C') +
    rack
  );
}

/** A motor scooter standing at 0, facing right; with a box it is the courier's. */
export function drawScooter(canvas: Canvas, look: Painted): string {
  const [own, lit, dim] = vehicleColours[look.colour];
  const paint = ball(canvas, own);
  const shaded = ball(canvas, dim);

  const wheel = (x: number) => wheelAt(canvas, x, 50, look.wheels);
  const box =
    look.trim === 'rack'
      ? round(118, -302, 108, 100, 12, plane(canvas, own)) +
        round(118, -302, 108, 26, 12, plane(canvas, lit)) +
        round(150, -258, 44, 30, 6, '#FFFFFF90')
      : stroke('M150-196H206', '#59636E', 8);
  return (
    wheel(192) +
    wheel(478) +
    stroke('M478-50 446-150', '#8D99A4', 16) +
    path('M416-70C432-118 510-126 536-74 516-92 478-96 440-66Z', paint) +
    path(
      'M138-96C132-160 172-190 236-190H318C326-140 336-104 366-92H420C430-92 434-84 432-74L428-62H262C254-96 216-112 186-98Z',
      paint,
    ) +
    path(
      'M138-96C136-120 142-142 154-158 190-150 262-150 322-160 330-128 342-100 366-92H420C430-92 434-84 432-74L428-62H262C254-96 216-112 186-98Z',
      shaded,
      'opacity=".6"',
    ) +
    path('M392-66C424-106 434-180 414-252L440-258C470-200 474-130 456-84L440-66Z', paint) +
    path('M428-256 440-258C470-200 474-130 456-84 460-140 452-204 428-256', lit) +
    (look.trim === 'stripe' ? stroke('M160-140C220-128 280-130 322-142', '#FFF3DC', 9) : '') +
    (look.trim === 'two-tone'
      ? path(
          'M146-120C200-112 280-112 330-124L346-100C300-92 262-96 240-100 214-112 190-104 186-98L140-96Z',
          '#F4F6F8',
        )
      : '') +
    (look.trim === 'chrome' ? stroke('M264-58H428', '#EEF2F5', 7) : '') +
    path(
      'M158-194C156-212 176-218 206-216L310-208C324-206 326-190 314-186L190-184C172-184 160-186 158-194',
      pole(canvas, '#5B3A2A'),
    ) +
    box +
    round(128, -150, 16, 24, 6, ball(canvas, '#E23B3B')) +
    stroke('M424-250 408-282 376-286', dark, 9) +
    round(362, -294, 32, 14, 7, '#15181C') +
    path('M404-284C420-306 452-298 452-272L440-248H416Z', paint) +
    oval(448, -272, 11, 16, ball(canvas, '#FFEFC0')) +
    stroke('M412-290 396-322', '#59636E', 5) +
    oval(392, -328, 15, 11, ball(canvas, '#9FB0BD'))
  );
}

/** A bicycle standing at 0, facing right. */
export function drawBicycle(canvas: Canvas, look: Painted): string {
  const [paint, , shaded] = vehicleColours[look.colour];
  const spokes = look.wheels === 'disc' ? 8 : look.wheels === 'multi' ? 16 : 12;
  const wheel = (x: number) =>
    group(
      `translate(${x} -96)`,
      `<circle r="90" fill="none" stroke="${dark}" stroke-width="11"/><circle r="82" fill="none" stroke="${steel}" stroke-width="4"/>` +
        stroke(
          Array.from({ length: spokes }, (_, index) => {
            const angle = (index * Math.PI * 2) / spokes;
            return `M0 0L${n(Math.cos(angle) * 80)} ${n(Math.sin(angle) * 80)}`;
          }).join(''),
          '#9AA6B2',
          1.8,
        ) +
        disc(0, 0, 8, '#59636E'),
    );
  const step = look.trim === 'plain' || look.trim === 'rack';
  const frame = step
    ? 'M160-96 306-92 446-252M306-92 268-236 160-96M300-130C360-150 420-200 444-240'
    : 'M160-96 306-92 440-226 272-224 160-96M306-92 266-244';
  const basket =
    look.trim === 'rack' || look.trim === 'chrome'
      ? path('M462-262H548L536-196H474Z', plane(canvas, '#C99A62')) +
        stroke('M466-240H544M470-218H540M486-262V-196M506-262V-196M526-262V-196', '#A77B46', 4)
      : '';
  return (
    wheel(160) +
    wheel(484) +
    basket +
    stroke('M484-96 440-262', shaded, 12) +
    stroke(frame, plane(canvas, paint), 13) +
    (look.trim === 'two-tone' || look.trim === 'stripe'
      ? stroke('M340-126 400-186', '#F4F6F8', 13)
      : '') +
    stroke('M84-132C110-190 200-200 240-150', shaded, 9) +
    stroke('M410-146C430-194 520-206 560-148', shaded, 9) +
    stroke('M160-96 306-92', '#59636E', 4) +
    disc(306, -92, 30, ball(canvas, '#59636E')) +
    disc(306, -92, 20, ball(canvas, '#E4E9ED')) +
    disc(306, -92, 8, '#59636E') +
    stroke('M306-92 330-44M306-92 284-136', '#39424C', 8) +
    round(312, -48, 42, 12, 5, dark) +
    round(262, -144, 42, 12, 5, dark) +
    stroke('M268-236 262-262', '#8D99A4', 9) +
    path(
      'M216-278C240-286 286-282 306-268 300-256 270-254 240-256 222-258 212-268 216-278',
      ball(canvas, '#5B3A2A'),
    ) +
    stroke('M440-262 434-292C448-304 470-300 476-284', '#59636E', 9) +
    stroke('M434-292C420-300 402-296 392-288', '#59636E', 9) +
    round(374, -296, 34, 13, 6, '#5B3A2A') +
    oval(470, -262, 13, 11, ball(canvas, '#FFE9A8'))
  );
}
