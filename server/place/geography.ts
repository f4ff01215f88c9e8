/** Degrees, WGS 84, rounded to five decimals (about a metre). */
export type Point = { lat: number; lng: number };
