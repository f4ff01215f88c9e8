import { keysOf } from '../../../domain/values/entries';
import { type Canvas, n } from '../drawing/canvas.ts';
import { group, shadow } from '../drawing/shapes.ts';
import type { PictureRequest } from '../request.ts';
import { cars } from './cars.ts';
import { drawCar, type Painted } from './drawCar.ts';
import { drawBicycle, drawMotorbike, drawScooter } from './drawCycle.ts';
import {
  type VehicleBody,
  type VehicleTrim,
  vehicleBodies,
  vehicleColours,
  vehicleScenes,
  vehicleTrims,
  vehicleWheels,
} from './look.ts';
import { sceneDrawings } from './scenes.ts';

const cycles: Partial<Record<VehicleBody, (canvas: Canvas, look: Painted) => string>> = {
  motorbike: drawMotorbike,
  scooter: drawScooter,
  bicycle: drawBicycle,
};

/** The vehicle alone, standing at 0 and about 640 wide. */
export function drawVehicleAlone(canvas: Canvas, look: Painted): string {
  const car = cars[look.body];
  return car ? drawCar(canvas, car, look) : (cycles[look.body]?.(canvas, look) ?? '');
}

/** Nobody straps luggage on a sports car. */
function suiting(body: VehicleBody, trim: VehicleTrim): VehicleTrim {
  return trim === 'rack' && (body === 'sports' || body === 'luxury') ? 'stripe' : trim;
}

export function drawVehicle(canvas: Canvas, request: PictureRequest): string {
  const { random } = canvas;
  const colours = keysOf(vehicleColours);
  const asked = request.vehicle ?? { body: random.pick(vehicleBodies) };
  const look: Painted = {
    body: asked.body,
    colour: asked.colour ?? random.pick(colours),
    trim: suiting(asked.body, asked.trim ?? random.pick(vehicleTrims)),
    wheels: asked.wheels ?? random.pick(vehicleWheels),
  };
  const scene = sceneDrawings[asked.scene ?? random.pick(vehicleScenes)](canvas);
  const small = look.body === 'hatchback' || look.body in cycles;
  const size = small ? 1.08 : 1;
  const facing = random.chance(0.5) ? 1 : -1;
  const closeUp = { side: [1, 400], front: [1.7, 620], rear: [1.7, 180] }[asked.view ?? 'side'];
  const [zoom = 1, lookingAt = 400] = closeUp;
  const left = 400 - 320 * size;
  const standing = shadow(canvas, 320, 4, 380, 30, '#1D2A38', 0.5) + drawVehicleAlone(canvas, look);
  const placed = group(`translate(${n(left)} 520) scale(${size})`, standing);
  const moved = group(
    `translate(${n(400 - lookingAt * zoom)} ${n(520 - 520 * zoom)}) scale(${zoom})`,
    zoom === 1 ? '' : placed,
  );
  const drawn = zoom === 1 ? placed : moved;
  return canvas.finish(scene + (facing === 1 ? drawn : group('matrix(-1 0 0 1 800 0)', drawn)));
}
