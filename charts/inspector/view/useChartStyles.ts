import { useInsertionEffect } from 'react';
import { chartStyles } from '../../drawing/palette';

/** Gives the page the drawings' styles as a sheet that it adopts: no policy of a site's has to allow a style element for them. */
export function useChartStyles(): void {
  useInsertionEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(chartStyles('byPage'));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, []);
}
