/** What is drawn as it is, in a square of 32 by 32: it gives light itself, or has no body. */
export const effects: Record<string, string> = {
  steam:
    '<filter id="f" x="-1" y="-.5" width="3" height="2"><feGaussianBlur stdDeviation="1.3"/></filter>' +
    '<g filter="url(#f)" stroke="#FFFFFF" fill="none" stroke-linecap="round">' +
    '<path d="M11 28C5 22 15 17 10 8" stroke-width="2.6" stroke-opacity=".8"/>' +
    '<path d="M17 29C12 21 22 16 17 4" stroke-width="3.2" stroke-opacity=".9"/>' +
    '<path d="M23 28C19 23 27 18 22 10" stroke-width="2.4" stroke-opacity=".7"/></g>',
};
