import type { Point } from './place';

function encodeNumber(value: number): string {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}

/** Points as a Google encoded polyline, five decimals. */
export function encodePolyline(points: readonly Point[]): string {
  let lat = 0;
  let lng = 0;
  let text = '';
  for (const point of points) {
    const nextLat = Math.round(point.lat * 1e5);
    const nextLng = Math.round(point.lng * 1e5);
    text += encodeNumber(nextLat - lat) + encodeNumber(nextLng - lng);
    lat = nextLat;
    lng = nextLng;
  }
  return text;
}

/** The points of a Google encoded polyline, five decimals. Throws on text that is cut off. */
export function decodePolyline(text: string): Point[] {
  const points: Point[] = [];
  let at = 0;
  const readNumber = () => {
    let value = 0;
    for (let shift = 0; ; shift += 5) {
      const code = text.charCodeAt(at) - 63;
      if (Number.isNaN(code)) throw new Error('The polyline ends inside a number');
      at += 1;
      value |= (code & 0x1f) << shift;
      if (code < 0x20) break;
    }
    return value & 1 ? ~(value >> 1) : value >> 1;
  };
  let lat = 0;
  let lng = 0;
  while (at < text.length) {
    lat += readNumber();
    lng += readNumber();
    points.push({ lat: lat / 1e5, lng: lng / 1e5 });
  }
  return points;
}
