import L from 'leaflet';
import type { Language } from '../../../domain/language/languages';
import type { Way } from './clearLabels';
import type { MapColours } from './colours';
import { drawGround, drawNames, type Obstacle, type TileJob } from './drawTile';
import type { Scene } from './scene';

interface Look {
  scene: Scene;
  colours: MapColours;
  language: Language;
  font: string;
}

class CityLayer extends L.GridLayer {
  constructor(
    private readonly look: Look,
    private readonly draw: (job: TileJob) => void,
    options: L.GridLayerOptions = {},
  ) {
    super({ minZoom: 1, maxZoom: 21, tileSize: 256, keepBuffer: 3, ...options });
  }

  protected override createTile(coords: L.Coords): HTMLElement {
    const canvas = document.createElement('canvas');
    const sharpness = Math.min(3, window.devicePixelRatio || 1);
    const size = this.getTileSize().x;
    canvas.width = size * sharpness;
    canvas.height = size * sharpness;
    canvas.style.width = `${size}px`;
    canvas.style.height = `${size}px`;
    const context = canvas.getContext('2d');
    if (context) {
      context.scale(sharpness, sharpness);
      this.draw({ ...this.look, context, zoom: coords.z, x: coords.x, y: coords.y, size });
    }
    return canvas;
  }
}

export const groundLayer = (look: Look): L.GridLayer => new CityLayer(look, drawGround);

/** Above routes and below markers. */
const namesPane = 'names';

export function namesLayer(
  map: L.Map,
  look: Look,
  obstacles: readonly Obstacle[],
  way: Way,
): L.GridLayer {
  const pane = map.getPane(namesPane) ?? map.createPane(namesPane);
  pane.style.zIndex = '450';
  pane.style.pointerEvents = 'none';
  return new CityLayer(look, (job) => drawNames(job, obstacles, way), { pane: namesPane });
}
