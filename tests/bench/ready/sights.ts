import type { Page } from 'playwright-core';

/** Something that was painted, in milliseconds since 1970. */
export interface Sight {
  at: number;
  /** The page's heading, and where the page is. */
  heading: string;
  path: string;
}

interface FirstSight extends Sight {
  /** Where it leads, for a link. */
  href: string;
  /** When the navigation to its page began. */
  begun: number;
  /** Where a finger presses it. */
  x: number;
  y: number;
}

declare global {
  interface Window {
    tellSight(kind: 'first' | 'heading', sight: FirstSight | Sight): void;
  }
}

/** Runs in every page: tells what is looked for once it has been painted, and each new heading. */
function look([wanted, watchesHeadings]: readonly [string, boolean]): void {
  const { timeOrigin } = performance;
  const textOf = (element: HTMLElement) =>
    (element instanceof HTMLInputElement ? element.placeholder || 'field' : element.innerText)
      .trim()
      .replace(/\s+/g, ' ');
  const isSeen = (element: HTMLElement) => {
    const { top, left, height } = element.getBoundingClientRect();
    return (
      left < innerWidth &&
      top < innerHeight - 80 &&
      height > 8 &&
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      textOf(element).length > 2
    );
  };
  // A frame's callbacks come before its paint, a task that one of them asks for after it.
  const painted = (tell: (at: number) => void) =>
    setTimeout(() => tell(timeOrigin + performance.now()));
  const here = () => {
    const heading = [...document.querySelectorAll<HTMLElement>('main h1')].find(isSeen);
    return { path: location.pathname, heading: heading ? textOf(heading) : '' };
  };
  const first = () => {
    const found = [...document.querySelectorAll<HTMLElement>(wanted)].find(isSeen);
    if (!found) {
      requestAnimationFrame(first);
      return;
    }
    const { left, top, width, height } = found.getBoundingClientRect();
    const href = found instanceof HTMLAnchorElement ? found.pathname : '';
    const place = { href, x: left + width / 2, y: top + Math.min(height / 2, 30) };
    const told = { ...place, ...here(), begun: timeOrigin };
    painted((at) => window.tellSight('first', { ...told, at }));
  };
  let known = '';
  const watch = () => {
    requestAnimationFrame(watch);
    const now = here();
    const text = `${now.path} ${now.heading}`;
    if (text === known) return;
    known = text;
    painted((at) => window.tellSight('heading', { ...now, at }));
  };
  first();
  if (watchesHeadings) watch();
}

/**
 * Watches what a page shows from its first frame on.
 * @param watchesHeadings also tell of headings, which costs the page a look in every frame
 */
export async function watchSights(
  page: Page,
  wanted: string,
  watchesHeadings: boolean,
): Promise<{ first: Promise<FirstSight>; leads(from: FirstSight): Promise<Sight> }> {
  const headings: Sight[] = [];
  let tellFirst: (sight: FirstSight) => void = () => undefined;
  let tellHeading: () => void = () => undefined;
  const first = new Promise<FirstSight>((resolve) => {
    tellFirst = resolve;
  });
  await page.exposeFunction('tellSight', (kind: string, sight: FirstSight) => {
    if (kind === 'first') return tellFirst(sight);
    headings.push(sight);
    return tellHeading();
  });
  await page.addInitScript(look, [wanted, watchesHeadings] as const);
  return {
    first,
    leads: ({ href, heading: old }) =>
      new Promise((resolve) => {
        tellHeading = () => {
          const found = headings.find(
            ({ heading, path }) => path === href && heading && heading !== old,
          );
          if (found) resolve(found);
        };
        tellHeading();
      }),
  };
}
