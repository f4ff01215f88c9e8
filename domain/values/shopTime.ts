/** A time as `<input type="datetime-local">` writes it, by the clock of a time zone. */
export function toClock(iso: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(iso));
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '00';
  return `${of('year').padStart(4, '0')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}`;
}

/** The moment at which the clock of a time zone shows this; null for what is no time. */
export function fromClock(clock: string, timeZone: string): string | null {
  const guess = Date.parse(`${clock}:00.000Z`);
  if (Number.isNaN(guess)) return null;
  // Twice: around a change of the clocks the offset at the guess is not the one at the time itself.
  const offsetAt = (at: number) =>
    Date.parse(`${toClock(new Date(at).toISOString(), timeZone)}:00.000Z`) - at;
  const first = guess - offsetAt(guess);
  const at = guess - offsetAt(first);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
