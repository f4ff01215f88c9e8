/*
 * What stands at the end of a public page that the server may have rendered. It runs before any of the shop's files
 * have arrived and is written into the page as text, so nothing here uses what stands outside a function, but for the
 * helper that it is given.
 */

interface Answer {
  url: string;
  module?: string;
  text: string;
}

declare global {
  interface Window {
    /** The page drawn for what this browser chose, where the one that came is drawn for something else (shells.ts). */
    anew?: Promise<Response> | undefined;
  }
}

/** Headers with which the client asks, from what the browser remembers (src/client/client.ts). */
export function headersHere(module: string | undefined): Record<string, string> {
  const read = (key: string) => localStorage.getItem(key);
  const json = (key: string) => {
    try {
      return JSON.parse(read(key) ?? 'null');
    } catch {
      return null;
    }
  };
  const headers: Record<string, string> = { 'X-localization': read('language-setting') || 'en' };
  const token = read('token');
  const zones = json('zoneid');
  const at = json('currentLatLng');
  if (token) headers.Authorization = `Bearer ${token}`;
  if (zones) headers.zoneId = JSON.stringify([zones].flat().map(Number));
  if (module) headers.moduleId = module;
  if (at) {
    headers.latitude = String(at.lat);
    headers.longitude = String(at.lng);
  }
  return headers;
}

/**
 * Shows the page that the server drew until the client has rendered the same behind it, then lets the client's take its
 * place: what was pressed is pressed again there, what was typed stands there, the focus and the scroll stay. A page rendered
 * for another choice than this browser's (no cookie, or an old one) stands too where it shows the same for all; else it is
 * fetched anew, at the same address.
 */
export function takeOver(headersOf: (module: string | undefined) => Record<string, string>): void {
  const html = document.documentElement;
  const root = document.getElementById('root');
  const { rendered: renderedFor, asked, chosen } = html.dataset;
  if (!root || asked === undefined) return;
  const rendered = document.getElementById('rendered');
  const isSeen = rendered !== null && html.dataset.stale === undefined;

  const goLive = () => {
    dispatchEvent(new Event('live'));
    for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=live]'))
      link.rel = 'preload';
    for (const waiting of document.querySelectorAll<HTMLScriptElement>('script[type=live]')) {
      const script = document.createElement('script');
      script.type = 'module';
      script.crossOrigin = '';
      script.src = waiting.src;
      waiting.replaceWith(script);
    }
  };
  const goLiveWhenSeen = () => {
    if (document.hidden) goLive();
    // A frame's callbacks come before its paint, a task that one of them asks for after it.
    else requestAnimationFrame(() => setTimeout(goLive));
  };

  /** `isOwn`: drawn for this browser's choice, so its answers are answers to this browser too. */
  const begin = (rendered: HTMLElement, isOwn: boolean) => {
    const answers = document.getElementById('answers');
    const kept: { at: number; answers: Answer[] } = JSON.parse(
      answers?.textContent || '{"at":0,"answers":[]}',
    );
    // Kept by a worker or a browser for long: what is shown is asked for anew.
    const isFresh = isOwn && Math.abs(Date.now() - kept.at) < 60_000;
    const begun = window.earlyCalls ?? [];
    const brought = kept.answers.map(({ url, module, text }) => ({
      url,
      headers: headersOf(module),
      text,
    }));
    if (isFresh) {
      window.broughtAnswers = brought;
      // Whoever goes on before the page is at rest has seen it too (src/app/offlineShop.ts).
      addEventListener('pagehide', () => {
        const { broughtAnswers } = window;
        if (broughtAnswers) navigator.serviceWorker?.controller?.postMessage({ broughtAnswers });
      });
      for (const { text, ...asked } of brought)
        begun.push({ ...asked, method: 'GET', answer: Promise.resolve(new Response(text)) });
    }
    window.earlyCalls = begun;

    type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
    const isField = (element: unknown): element is Field =>
      element instanceof HTMLInputElement
        ? !/^(checkbox|radio|file|hidden|button|submit|reset|image)$/.test(element.type)
        : element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
    const labelOf = (element: Element) =>
      (isField(element) ? element.labels?.[0]?.textContent : null) ??
      element.getAttribute('href') ??
      element.getAttribute('src') ??
      element.getAttribute('aria-label') ??
      element.getAttribute('placeholder') ??
      element.textContent ??
      '';
    const keyOf = (element: Element) => `${element.tagName} ${labelOf(element)}`;
    const partsOf = (element: Element) =>
      [...element.children].filter((part) => !part.matches('style,script,link,template'));
    /** What stands where an element stands on the other side: its words may tell what only the browser remembers. */
    const inPlaceOf = (element: Element): Element | undefined => {
      const { parentElement: parent } = element;
      const above = parent === rendered ? root : parent && inPlaceOf(parent);
      const found = parent && above && partsOf(above)[partsOf(parent).indexOf(element)];
      return found?.tagName === element.tagName ? found : undefined;
    };
    const alike = (side: Element, { tagName }: Element, key: string) =>
      [...side.querySelectorAll(tagName)].filter((one) => keyOf(one) === key);
    /** The same element on the other side. */
    const twinOf = (element: Element) => {
      // Where a link within the page leads: its words are all that stands there.
      const led = element.matches('[id][tabindex="-1"]') ? `[id="${element.id}"]` : null;
      const end = led && root.querySelector(led);
      if (end) return end;
      const there = inPlaceOf(element);
      if (there && keyOf(there) === keyOf(element)) return there;
      const found = alike(root, element, keyOf(element));
      const same = found[alike(rendered, element, keyOf(element)).indexOf(element)] ?? found[0];
      // What was typed into one field belongs into no other.
      return same ?? (isField(element) ? undefined : there);
    };
    /** The same, and, where it is not there yet, how it is found once it is. */
    const finderOf = (element: Element) => {
      const twin = twinOf(element);
      const [key, at] = [keyOf(element), alike(rendered, element, keyOf(element)).indexOf(element)];
      return () => twin ?? alike(root, element, key)[at];
    };

    const changed = new Set<Element>();
    rendered.addEventListener(
      'click',
      (event) => {
        const target = event.target instanceof Element ? event.target : null;
        const pressed = target?.closest('button,a,input,label,summary,[role=button]');
        if (!pressed || pressed.matches('a[href]:not([href^="#"])')) return;
        const part = pressed.getAttribute('href')?.slice(1);
        if (part && rendered.contains(document.getElementById(part))) return;
        if (pressed.matches('input:not([type=radio],[type=checkbox]),label')) return;
        if (!pressed.matches('input')) event.preventDefault();
        changed.add(pressed);
        pressed.setAttribute('aria-busy', 'true');
      },
      true,
    );
    rendered.addEventListener('input', ({ target }) => {
      if (isField(target)) changed.add(target);
    });

    const isSwitch = (element: Element): element is HTMLInputElement =>
      element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type);
    /** Filled in before this script was here, or by the browser, which tells of neither. */
    const isFilled = (element: Element) => {
      if (isSwitch(element))
        return (
          element.checked !== element.defaultChecked && element.matches(':checked,[type=checkbox]')
        );
      if (element instanceof HTMLSelectElement)
        return [...element.options].some(
          ({ selected, defaultSelected, index }) => selected && !defaultSelected && index > 0,
        );
      // What was searched for before is not searched for again.
      if (element !== document.activeElement && element.matches('[type=search],[role=combobox]'))
        return false;
      return (
        isField(element) && 'defaultValue' in element && element.value !== element.defaultValue
      );
    };

    const play = (element: Element, twin: Element) => {
      if (isSwitch(element) && isSwitch(twin) && element.checked === twin.checked) return;
      if (isField(element)) {
        if (!isField(twin)) return;
        // React looks at the field itself: the value is set past the property that it has put there.
        const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(twin), 'value') ?? {};
        set?.call(twin, element.value);
        const isChosen = twin instanceof HTMLSelectElement;
        twin.dispatchEvent(new Event(isChosen ? 'change' : 'input', { bubbles: true }));
      } else if (twin instanceof HTMLElement) twin.click();
    };

    /**
     * A form may come after the page that it stands on: what was typed waits for it, with the press that sends it; so does the
     * press of a button that comes later.
     */
    const playWhenThere = (plays: readonly (readonly [Element, () => Element | undefined])[]) => {
      const left = new Set(plays);
      const go = () => {
        for (const one of left) {
          const [element, find] = one;
          const twin = find();
          if (!twin && isField(element) && changed.has(element)) return;
          if (!twin) continue;
          left.delete(one);
          play(element, twin);
        }
        if (left.size === 0) late.disconnect();
      };
      const late = new MutationObserver(go);
      late.observe(root, { childList: true, subtree: true });
      setTimeout(() => late.disconnect(), 10_000);
      go();
    };

    const inSight = (element: Element) => {
      const { top, bottom, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < innerHeight;
    };
    const content = 'main a[href]:not([href^="#"]),main img,main h1,main h2,main h3,main legend';
    const keysIn = (side: Element) => new Set([...side.querySelectorAll(content)].map(keyOf));
    // Which links stand in it depends on who has signed in.
    const bar = 'header nav a';
    const lacksBar = () =>
      !root.querySelector(bar) && [...rendered.querySelectorAll(bar)].some(inSight);

    // The router takes its first page to the top, or to where it was: who has scrolled meanwhile stays there.
    const scroll = window.scrollTo.bind(window);
    window.scrollTo = (to?: ScrollToOptions | number, y?: number) => {
      if (window.scrollY > 0) return;
      if (typeof to === 'number') scroll(to, y ?? 0);
      else scroll(to);
    };

    let isOver = false;
    const swap = () => {
      if (isOver) return;
      isOver = true;
      observer.disconnect();
      window.scrollTo = scroll;
      const focused = rendered.contains(document.activeElement) ? document.activeElement : null;
      const twin = focused && twinOf(focused);
      const rows = [...rendered.querySelectorAll('ul')]
        .filter((row) => row.scrollLeft)
        .map((row) => [twinOf(row), row.scrollLeft] as const);
      const { scrollY } = window;
      root.style.minHeight = `${rendered.offsetHeight}px`;
      // Found while both are there; played when the client's alone is seen, and can have the focus.
      const filled = [...rendered.querySelectorAll('input,select,textarea')].filter(
        (element) => !changed.has(element) && isFilled(element),
      );
      const plays = [...filled, ...changed].map((element) => [element, finderOf(element)] as const);
      rendered.remove();
      dropAdopted();
      answers?.remove();
      html.dataset.rendered = '';
      for (const [row, left] of rows) row?.scrollTo({ left });
      scrollTo({ top: scrollY, behavior: 'instant' });
      if (twin instanceof HTMLElement) twin.focus({ preventScroll: true });
      playWhenThere(plays);
      setTimeout(() => root.style.removeProperty('min-height'), 3_000);
    };
    const wait = document.hidden
      ? (work: () => void) => setTimeout(work, 50)
      : requestAnimationFrame;
    let isLooking = false;
    let isGivingUp = false;
    const look = () => {
      isLooking = false;
      if (!root.querySelector('main')) return;
      const there = keysIn(root);
      const wanted = [...rendered.querySelectorAll(content)].filter(inSight);
      if (!lacksBar() && wanted.every((element) => there.has(keyOf(element)))) swap();
      else if (!isGivingUp) setTimeout(swap, 2_500);
      isGivingUp = true;
    };
    const observer = new MutationObserver(() => {
      if (isLooking) return;
      isLooking = true;
      wait(look);
    });
    observer.observe(root, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['src', 'href'],
    });
  };

  let adopted: CSSStyleSheet | undefined;
  /**
   * This page's policy names its own styles alone, and is asked as soon as another page is read: one that was fetched anew is read
   * without its styles, of which those of what it shows come as a sheet that this page adopts.
   */
  const anyStyle = /<style[^>]*>[\s\S]*?<\/style>/g;
  const adoptStyle = (text: string) => {
    const style = /id="rendered"><style[^>]*>([\s\S]*?)<\/style>/.exec(text)?.[1];
    if (style === undefined) return;
    adopted = new CSSStyleSheet();
    adopted.replaceSync(style);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, adopted];
  };
  const dropAdopted = () => {
    if (adopted)
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== adopted);
  };

  const drop = () => {
    document.getElementById('rendered')?.remove();
    document.getElementById('answers')?.remove();
    html.dataset.rendered = '';
    delete html.dataset.stale;
  };
  const takeAnew = (anew: Promise<Response>) => {
    anew
      .then((answer) => answer.text())
      .then((text) => {
        const page = new DOMParser().parseFromString(text.replace(anyStyle, ''), 'text/html');
        const [fresh, data] = ['rendered', 'answers'].map((id) => page.getElementById(id));
        const isRendered = page.documentElement.dataset.rendered === chosen;
        drop();
        // The client was faster.
        if (!fresh || !data || !isRendered || root.querySelector('#main')) return;
        root.replaceChildren();
        adoptStyle(text);
        for (const element of fresh.querySelectorAll<HTMLElement>('[data-style]'))
          element.style.cssText = element.dataset.style ?? '';
        root.before(document.adoptNode(fresh));
        root.after(document.adoptNode(data));
        html.dataset.rendered = chosen;
        begin(fresh, true);
      })
      .catch(drop)
      .then(goLiveWhenSeen);
  };

  // What the server could not draw now is left to the client.
  if (isSeen) {
    goLiveWhenSeen();
    begin(rendered, renderedFor === chosen);
  } else if (window.anew) takeAnew(window.anew);
  else {
    goLive();
    drop();
  }
}

/** The text of the script at the end of a page. */
export const takeOverScript = `(${takeOver})(${headersHere})`;
