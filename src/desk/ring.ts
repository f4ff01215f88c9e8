import { useSyncExternalStore } from 'react';
import { deskSoundKey } from '../client/storage/deskKeys';
import { onStorageChange } from '../client/storage/storage';

let context: AudioContext | null = null;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Browsers let a page sound only after somebody has pressed something on it. */
function wake(): void {
  context ??= 'AudioContext' in window ? new AudioContext() : null;
  void context?.resume().then(tell, () => undefined);
}

/** Two tones that carry through a kitchen, three times. */
const tones = [880, 1175];
const toneSeconds = 0.18;
const times = 3;

export function ring(): void {
  if (deskSoundKey.get() === false || context?.state !== 'running') return;
  for (let at = 0; at < times * tones.length; at += 1) {
    const start = context.currentTime + at * toneSeconds + Math.floor(at / tones.length) * 0.25;
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.frequency.value = tones[at % tones.length] ?? 880;
    loudness.gain.setValueAtTime(0.4, start);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + toneSeconds);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + toneSeconds);
  }
}

export type Sound = 'on' | 'off' | 'asleep';

const soundNow = (): Sound =>
  deskSoundKey.get() === false ? 'off' : context?.state === 'running' ? 'on' : 'asleep';

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  const stop = onStorageChange(listener);
  window.addEventListener('pointerdown', wake);
  window.addEventListener('keydown', wake);
  return () => {
    listeners.delete(listener);
    stop();
    window.removeEventListener('pointerdown', wake);
    window.removeEventListener('keydown', wake);
  };
};

/** Whether new orders ring here; `asleep` until the page was pressed once. */
export const useSound = (): Sound => useSyncExternalStore(subscribe, soundNow);

export function setSound(isOn: boolean): void {
  deskSoundKey.set(isOn);
  if (isOn) wake();
}
