export type DeviceTrouble = 'denied' | 'unavailable' | 'timeout';
export type DeviceAnswer =
  | { ok: true; lat: number; lng: number }
  | { ok: false; reason: DeviceTrouble };

/** What the shopper is told: no permission, no time left, or no position at all (LOC-12). */
export function decideDeviceTrouble(
  answer: DeviceAnswer,
): 'located' | 'refused' | 'tooSlow' | 'unavailable' {
  if (answer.ok) return 'located';
  if (answer.reason === 'denied') return 'refused';
  return answer.reason === 'timeout' ? 'tooSlow' : 'unavailable';
}
