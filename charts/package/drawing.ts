export { ChartDrawing } from '../drawing/ChartDrawing';
export type { Marks } from '../drawing/marks';
export { chartStyles } from '../drawing/palette';
export { drawingText, svgFile } from '../drawing/svgText';
export type { Drawing } from '../layout/drawing';
export { layOut } from '../layout/layout';
