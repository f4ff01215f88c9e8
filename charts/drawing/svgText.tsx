import { renderToStaticMarkup } from 'react-dom/server';
import type { Drawing } from '../layout/drawing';
import { ChartDrawing } from './ChartDrawing';
import type { HrefOf, Marks } from './marks';
import { chartStyles } from './palette';

export const drawingText = (
  drawing: Drawing,
  title: string,
  marks?: Marks,
  titles?: Record<string, string>,
  hrefOf?: HrefOf,
  canWalk?: boolean,
): string =>
  renderToStaticMarkup(<ChartDrawing {...{ drawing, title, marks, titles, hrefOf, canWalk }} />);

/** A drawing as a file of its own, with its styles and the typeface (CSS with the font in it). */
export function svgFile(drawing: Drawing, title: string, fontFaces: string, marks?: Marks): string {
  const text = drawingText(drawing, title, marks);
  const styles = `<style>${fontFaces}${chartStyles('bySystem')}</style>`;
  return text.replace(/(<svg[^>]*>)/, `$1${styles}`);
}
